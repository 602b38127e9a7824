import type { SignedOutReason } from '@portal/session'

/** Why somebody is asked to sign in again, in the words of the specification where it has some. */
export const SIGNED_OUT_TEXTS: Record<Exclude<SignedOutReason, 'never'>, { title: string; text: string }> = {
  'signed-out': { title: 'You are signed out', text: 'Sign in again to go on working.' },
  expired: {
    title: 'Your session has expired. Please login again.',
    text: 'You will come back to the page you were on.',
  },
  disabled: {
    title: 'User is disabled. You will be notified by email when your account is active.',
    text: 'What you typed is kept on this device until then. If you think this is a mistake, write to your administrator.',
  },
}
