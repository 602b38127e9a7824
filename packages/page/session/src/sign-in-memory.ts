import { SIGNED_OUT_REASONS, type SignedOutReason } from './session-state.ts'

const REASON = 'portal.signed-out'
const PLACE = 'portal.signed-out-at'
const ATTEMPTS = 'portal.sign-in-attempts'

/** More redirects to the provider than this within the window are a loop, not a person. */
const MAX_ATTEMPTS = 3
const WINDOW_MS = 30_000

/** What must survive the trip to the provider and back, within this tab. */
export function createSignInMemory(storage: Storage) {
  const attempts = (): number[] => {
    const recent = (storage.getItem(ATTEMPTS) ?? '').split(',').map(Number)
    return recent.filter((time) => time > Date.now() - WINDOW_MS)
  }
  return {
    rememberReason: (reason: SignedOutReason) => storage.setItem(REASON, reason),
    reason: (): SignedOutReason =>
      SIGNED_OUT_REASONS.find((reason) => reason === storage.getItem(REASON)) ?? 'never',
    forgetReason: () => storage.removeItem(REASON),
    /** Where the operator was when the session expired, to return to. */
    rememberPlace: (address: string) => storage.setItem(PLACE, address),
    place: (): string => storage.getItem(PLACE) ?? '/',
    forgetPlace: () => storage.removeItem(PLACE),
    /** Counts a redirect; returns false when there were too many recently. */
    mayRedirect(): boolean {
      const recent = attempts()
      if (recent.length >= MAX_ATTEMPTS) return false
      storage.setItem(ATTEMPTS, [...recent, Date.now()].join(','))
      return true
    },
    forgetAttempts: () => storage.removeItem(ATTEMPTS),
  }
}

export type SignInMemory = ReturnType<typeof createSignInMemory>
