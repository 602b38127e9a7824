import type { Region } from './region.ts'

/** Data has loaded and rendered by then; most fatal faults have shown up. */
export const STAYED_MS = 5_000
/** Twice in a row, so that a moment between two screens does not count. */
const BLANK_CHECKS = 2
const CHECK_MS = STAYED_MS / BLANK_CHECKS

interface Findings {
  /** Called when the screen is blank, or becomes blank. */
  onBlank(error: Error): void
  /** Called when something outside had hidden the screen, which is shown again. `onBlank` by default. */
  readonly onHidden: ((error: Error) => void) | undefined
  /** Called once the screen has shown something for `STAYED_MS`. */
  onStayed(): void
}

/** Checks regularly whether the screen is blank, until the returned function is called. */
export function watchScreen(
  { isBlank, reveal }: Pick<Region, 'isBlank' | 'reveal'>,
  { onBlank, onHidden = onBlank, onStayed }: Findings,
): () => void {
  let checks = 0
  let blankChecks = 0
  const timer = setInterval(() => {
    checks += 1
    blankChecks = isBlank() ? blankChecks + 1 : 0
    if (blankChecks === BLANK_CHECKS) {
      blankChecks = 0
      const report = reveal() ? onHidden : onBlank
      report(new Error('It shows nothing.'))
    } else if (checks === BLANK_CHECKS) onStayed()
  }, CHECK_MS)
  return () => clearInterval(timer)
}
