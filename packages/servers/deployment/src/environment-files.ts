import { textOf } from './deployment-files.ts'

/** Variables of all servers. */
const OF_ALL = 'portal'

const linesOf = (name: string) => textOf(`env/${name}.env`).split('\n')

/** The variables in a file, including commented-out ones. */
export const namedIn = (name: string): string[] =>
  linesOf(name).flatMap((line) => /^#?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? [])

/** Names in the files of a server. */
export const namedFor = (server: string): string[] => [...namedIn(OF_ALL), ...namedIn(server)]

/** The variables that the shipped files set for a server. */
export function setFor(server: string): Record<string, string> {
  const set = [...linesOf(OF_ALL), ...linesOf(server)].map((line) => /^([A-Z][A-Z0-9_]+)=(.*)$/.exec(line))
  return Object.fromEntries(set.flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? '']] : [])))
}
