import { createInterface } from 'node:readline/promises'
import { ReleaseError } from '../release-error.ts'
import type { Given } from './arguments.ts'

type Terminal = Pick<NodeJS.Process, 'stdin' | 'stderr'>

/** The first line that a person types; nothing at the end of the input. */
async function answerTo(question: string, { stdin, stderr }: Terminal): Promise<string> {
  const lines = createInterface({ input: stdin, output: stderr })
  const ended = new AbortController()
  lines.once('close', () => ended.abort())
  try {
    return await lines.question(question, { signal: ended.signal })
  } catch {
    return ''
  } finally {
    lines.close()
  }
}

/**
 * Shows warnings before anything happens, and asks a person at a terminal whether to continue. Fails as `refused` if not.
 * Returns the warnings that the result must repeat: nobody answers a script, so it prints them there.
 */
export async function askFirst(
  notes: readonly string[],
  { isConfirmed, isJson }: Pick<Given, 'isConfirmed' | 'isJson'>,
  terminal: Terminal = process,
): Promise<readonly string[]> {
  const isAtTerminal = terminal.stdin.isTTY && terminal.stderr.isTTY
  if (notes.length === 0 || isConfirmed || isJson || !isAtTerminal) return notes
  const answer = await answerTo(`${notes.join('\n')}\nContinue? [y/N] `, terminal)
  if (/^y(es)?$/i.test(answer.trim())) return []
  throw new ReleaseError('refused', 'You did not confirm.')
}
