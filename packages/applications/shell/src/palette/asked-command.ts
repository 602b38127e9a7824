import { folded } from '../search/alike.ts'

/** The command that a text starts with, and the record that follows it. */
export interface AskedCommand {
  readonly labels: readonly string[]
  readonly record: string
}

/** Shorter words do not match a command. */
const MIN_LENGTH = 3

const firstWord = (text: string) => text.split(' ', 1)[0] ?? ''

/**
 * Finds the command that a text starts with, by its first word or its whole label: "Suspend Amberline",
 * "Resend invitation Ana".
 */
export function askedCommand(text: string, labels: readonly string[]): AskedCommand | undefined {
  const typed = text.trim().replace(/\s+/g, ' ')
  const whole = labels.filter((label) => folded(typed).startsWith(`${folded(label)} `))
  const [longest] = whole.sort((a, b) => b.length - a.length)
  if (longest) return { labels: [longest], record: typed.slice(longest.length + 1) }
  const verb = folded(firstWord(typed))
  const record = typed.slice(verb.length + 1)
  if (verb.length < MIN_LENGTH || record === '') return undefined
  const begun = labels.filter((label) => folded(firstWord(label)).startsWith(verb))
  return begun.length > 0 ? { labels: begun, record } : undefined
}

/** The commands whose label a text begins, for a record that need not be named. */
export function begunCommands(text: string, labels: readonly string[]): readonly string[] {
  const typed = folded(text)
  return typed.length < MIN_LENGTH ? [] : labels.filter((label) => folded(label).startsWith(typed))
}
