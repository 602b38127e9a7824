/** Number of reasons kept. */
const MAX_REASONS = 5

let reasons: readonly string[] = []

/** The last reasons in this tab, newest first: similar actions often follow each other. */
export const recentReasons = (): readonly string[] => reasons

/** Moves a reason to the front of the list. */
export function rememberReason(reason: string | undefined): void {
  if (reason) reasons = [reason, ...reasons.filter((one) => one !== reason)].slice(0, MAX_REASONS)
}
