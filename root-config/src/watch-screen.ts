import { wait } from '@portal/ui/wait.ts'
import { loadLater } from './load-later.ts'
import type { Place } from './region.ts'
import { untilIdle } from './when-idle.ts'

/** Data has loaded and rendered by then; most fatal faults have shown up. */
export const STAYED_MS = 5_000
/** Twice in a row, so that a moment between two screens does not count. */
const BLANK_CHECKS = 2
const CHECK_MS = STAYED_MS / BLANK_CHECKS

interface Findings {
  /** Called when the screen is blank, or becomes blank. */
  onBlank(error: Error): void
  /**
   * Called when something outside had hidden the screen, which is shown again, with the bundle whose style sheet
   * that was, if known. `onBlank` by default.
   */
  readonly onHidden: ((error: Error, bundle: string) => void) | undefined
  /** Called once the screen has shown something for `STAYED_MS`. */
  onStayed(): void
}

/** Checks regularly whether the screen in a place is blank, until the returned function is called. */
export function watchScreen(
  { container, mayBeEmpty }: Place,
  { onBlank, onHidden = onBlank, onStayed }: Findings,
): () => void {
  let checks = 0
  let blankChecks = 0
  let isOver = false

  async function check(): Promise<void> {
    const { isBlank, reveal } = await loadLater()
    if (isOver) return
    // Browsers may not lay out pages that nobody sees.
    const blank = !document.hidden && isBlank(container(), mayBeEmpty?.())
    checks += 1
    blankChecks = blank ? blankChecks + 1 : 0
    if (blankChecks === BLANK_CHECKS) {
      blankChecks = 0
      const culprit = reveal(container())
      const error = new Error('It shows nothing.')
      if (culprit === undefined) onBlank(error)
      else onHidden(error, culprit)
    } else if (checks === BLANK_CHECKS) onStayed()
  }
  // Not an interval: on a slow device, its checks would follow each other at once.
  async function checkRegularly(): Promise<void> {
    while (!isOver) {
      await wait(CHECK_MS)
      await untilIdle()
      // Without a connection, the check cannot be loaded.
      await check().catch(() => undefined)
    }
  }
  void checkRegularly()
  return () => {
    isOver = true
  }
}
