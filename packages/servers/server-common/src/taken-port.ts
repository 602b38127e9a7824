/**
 * A sentence about a port that another program has, for the server that needs it and the variable that chooses another
 * one; `undefined` for any other error.
 */
export function takenPort(error: unknown, server: string, variable: string): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') return undefined
  const port = 'port' in error ? ` ${error.port}` : ''
  return `The ${server} needs port${port}, which another program uses. Stop that program, or set ${variable} to another port.`
}
