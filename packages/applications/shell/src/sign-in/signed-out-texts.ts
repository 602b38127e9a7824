import type { SignedOutReason } from '@portal/session'

/** Why the operator must sign in again, in the specification's words where it defines them. */
export const SIGNED_OUT_TEXTS: Record<Exclude<SignedOutReason, 'never'>, { title: string; text: string }> = {
  'signed-out': { title: 'You are signed out', text: 'Sign in again to continue.' },
  expired: {
    title: 'Your session has expired. Please login again.',
    text: 'You will return to the page you were on.',
  },
  failed: {
    title: 'Something went wrong.',
    text: 'Sign in again. You will return to the page you were on.',
  },
  disabled: {
    title: 'User is disabled. You will be notified by email when your account is active.',
    text: 'Unsaved changes stay on this device. If this is a mistake, contact your administrator.',
  },
}
