/** Writes one line of JSON. Never pass it a token, a code, a password or an email address. */
export function log(event: string, details: Record<string, unknown> = {}): void {
  console.info(JSON.stringify({ time: new Date().toISOString(), event, ...details }))
}
