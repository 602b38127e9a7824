import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Whether `npm run version` has recorded this version of a package. `built` is the folder of its built files. */
export function isRecorded(built: string, version: string): boolean {
  const ledger = join(dirname(built), 'released.json')
  return existsSync(ledger) && version in JSON.parse(readFileSync(ledger, 'utf8'))
}

/** The command that records the versions of packages, named by their folders. */
export const recordCommand = (names: readonly string[]): string =>
  `npm run version -- "What changed, in a sentence." ${names.join(' ')}`
