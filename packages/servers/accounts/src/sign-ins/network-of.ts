import ipaddr from 'ipaddr.js'

/** A single connection has all addresses of an IPv6 network of this size (RFC 6177). */
const NETWORK_BITS = 64
const BITS_OF_A_GROUP = 16

/** What addresses of one connection have in common, for limits: an IPv4 address, or the network of an IPv6 one. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const known = ipaddr.process(address)
  if (known instanceof ipaddr.IPv4) return known.toString()
  const groups = known.parts.slice(0, NETWORK_BITS / BITS_OF_A_GROUP)
  return groups.map((group) => group.toString(16)).join(':')
}
