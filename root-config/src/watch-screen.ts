import { wait } from '@portal/ui/wait.ts'
import { loadLater } from './load-later.ts'
import type { Place } from './region.ts'
import { untilIdle } from './when-idle.ts'

/** Data has loaded and rendered by then; most fatal faults have shown up. */
export const STAYED_MS = 5_000
const CHECKS = 2
const CHECK_MS = STAYED_MS / CHECKS
/** A blank screen is looked at this often, since it may only be the moment between two screens, again and again. */
const BLANK_CHECK_MS = 250
/** This many in a row are more than a moment. */
const BLANK_CHECKS = CHECK_MS / BLANK_CHECK_MS + 1

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
  let shownChecks = 0
  let blankChecks = 0
  let isOver = false

  async function check(): Promise<void> {
    const { isBlank, reveal } = await loadLater()
    if (isOver) return
    // Browsers may not lay out pages that nobody sees.
    const blank = !document.hidden && isBlank(container(), mayBeEmpty?.())
    if (!blank) {
      blankChecks = 0
      shownChecks += 1
      if (shownChecks === CHECKS) onStayed()
      return
    }
    blankChecks += 1
    if (blankChecks < BLANK_CHECKS) return
    blankChecks = 0
    const culprit = reveal(container())
    const error = new Error('It shows nothing.')
    if (culprit === undefined) onBlank(error)
    else onHidden(error, culprit)
  }
  // Not an interval: on a slow device, its checks would follow each other at once.
  async function checkRegularly(): Promise<void> {
    while (!isOver) {
      await wait(blankChecks > 0 ? BLANK_CHECK_MS : CHECK_MS)
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
