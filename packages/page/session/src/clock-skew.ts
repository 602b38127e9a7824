/** Ignores small differences between clocks of servers and browsers. */
const TOLERANCE_MS = 5 * 60_000
const TIMEOUT_MS = 5_000

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How many milliseconds this computer's clock is ahead of the portal's server; 0 when unknown. */
export async function clockSkew(origin: string): Promise<number> {
  try {
    const response = await fetch(`${origin}/health/live`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const serverTime = Date.parse(response.headers.get('Date') ?? '')
    return Number.isNaN(serverTime) ? 0 : Date.now() - serverTime
  } catch {
    return 0
  }
}

/** A sentence about a clock that is off by more than the tolerance. */
export function clockProblem(skewMs: number): string | undefined {
  if (Math.abs(skewMs) <= TOLERANCE_MS) return undefined
  const [unit, length] = UNITS.find(([, size]) => Math.abs(skewMs) >= size * 0.95) ?? UNITS[2]
  const count = Math.round(Math.abs(skewMs) / length)
  return `Your computer’s clock is off by ${count} ${unit}${count === 1 ? '' : 's'}. Correct it, then sign in again.`
}
