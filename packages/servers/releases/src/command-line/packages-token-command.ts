import { type Given, requireWords } from './arguments.ts'
import type { Outcome } from './outcome.ts'
import type { Work } from './work.ts'

/** Prints a token for npm, and nothing else, so that a shell can put it in a variable. */
export async function packagesToken({ operations }: Work, { words }: Given): Promise<Outcome> {
  requireWords(words.slice(1))
  const given = await operations.packageToken()
  return { data: given, lines: [given.token] }
}
