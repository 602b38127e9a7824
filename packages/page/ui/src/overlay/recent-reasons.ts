/** Reasons kept at most. */
const MOST = 5

let reasons: readonly string[] = []

/** The reasons given last in this tab, newest first: work often comes in series. */
export const recentReasons = (): readonly string[] => reasons

/** Puts a reason in front; one that was there already moves. */
export function rememberReason(reason: string | undefined): void {
  if (reason) reasons = [reason, ...reasons.filter((one) => one !== reason)].slice(0, MOST)
}
