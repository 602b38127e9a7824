import { BlockList, isIP } from 'node:net'

const privateNetworks = new BlockList()
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateNetworks.addSubnet(address, prefix)
}
for (const [address, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privateNetworks.addSubnet(address, prefix, 'ipv6')
}

/** Whether the host of an address is in a private network, judging by its name. */
export function isPrivateHost(hostname: string): boolean {
  // A trailing dot does not change which host a name means.
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  const version = isIP(host)
  if (version === 0) return host === 'localhost' || /\.(localhost|local|internal)$/.test(host)
  return privateNetworks.check(host, version === 6 ? 'ipv6' : 'ipv4')
}
