/** Whether a text is a calendar day: "2026-02-29" is not. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(time || 0).toISOString().startsWith(text)
}
