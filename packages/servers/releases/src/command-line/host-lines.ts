import type { HostStanding } from '@portal/contract/releases/standings.ts'

/** How a host relates to the newest release. */
export const hostLine = ({ host, served, newest, problem }: HostStanding): string => {
  const name = host.padEnd(26)
  if (problem !== undefined) return `  ${name} STAYS at release ${served}: ${problem}`
  return served === newest
    ? `  ${name} serves release ${served}`
    : `  ${name} serves release ${served}, switching to ${newest}`
}
