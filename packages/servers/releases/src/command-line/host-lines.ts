import type { HostStatus } from '@portal/contract/releases/host-status.ts'

/** How a host relates to the newest release. */
export const hostLine = ({ host, served, newest, problem }: HostStatus): string => {
  const name = host.padEnd(26)
  if (problem !== undefined) return `  ${name} STAYS at release ${served}: ${problem}`
  return served === newest
    ? `  ${name} serves release ${served}`
    : `  ${name} serves release ${served}, switching to ${newest}`
}
