const MIN_LENGTH = 2

/** Why files cannot be searched for this text; undefined when they can. */
export function textProblem(text: string): string | undefined {
  if (text.length < MIN_LENGTH) return `Enter ${MIN_LENGTH} characters or more`
  // In a list's address, commas separate a filter's values.
  return text.includes(',') ? 'Remove the commas' : undefined
}
