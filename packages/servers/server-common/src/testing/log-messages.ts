/** The messages of a server's log. Throws for lines that are not JSON. */
export const logMessages = (output: string): unknown[] =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).message)
