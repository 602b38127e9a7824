export const environmentNames = { SANDBOX: 'Sandbox', STAGING: 'Staging', PRODUCTION: 'Production' } as const

export const signInTexts = {
  title: 'Sign in',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  help: 'Invited? Open the link in your email first. Forgot your password or need an account? Ask your administrator.',
  refused: (failuresLeft: number) =>
    ['The email or password is incorrect. Check both and try again.', waitAhead(failuresLeft)]
      .filter(Boolean)
      .join(' '),
  resetRequired:
    'Your password was reset by an administrator. Open the link in the email we sent you to choose a new one.',
  wait: (seconds: number) => `Too many sign-in attempts. Wait ${duration(seconds)} and try again.`,
}

/** Fewer forgiven failures than this are announced. */
const ANNOUNCED_FAILURES = 5

/** What follows after more wrong passwords; empty while that is far away. */
function waitAhead(failuresLeft: number): string {
  if (failuresLeft === 0) return 'From now on you must wait before each attempt, longer every time.'
  if (failuresLeft >= ANNOUNCED_FAILURES) return ''
  const attempts = failuresLeft === 1 ? 'one more failed attempt' : `${failuresLeft} more failed attempts`
  return `After ${attempts}, you must wait before each further one.`
}

/** Texts for the first password of somebody invited. */
const firstPasswordTexts = {
  title: 'Choose a password',
  password: 'Password',
  repeated: 'Repeat password',
}

export const newPasswordTexts = {
  title: 'Choose a new password',
  password: 'New password',
  repeated: 'Confirm new password',
  first: firstPasswordTexts,
  email: 'Email',
  submit: 'Save and sign in',
  refused: 'Your password was not saved:',
  show: 'Show password',
  hide: 'Hide password',
  kept: 'Met',
  notYet: 'Not met',
  otherAccount:
    'A link for another account was opened in this browser. Check the email below before you choose a password.',
  different: 'The two passwords differ. Enter the same one twice.',
}

export const mailTexts = {
  title: 'Demo emails',
  introduction: 'Emails from this installation to its users. This page exists only in demo mode.',
  none: 'No emails yet.',
  columns: { subject: 'Subject', to: 'To', written: 'Written', state: 'State' },
  sent: 'Sent',
  waiting: 'In the outbox',
  failed: (code: string) => `Not sent (${code})`,
  back: 'All emails',
  secretGone: 'This email had a link that was used or has expired, so its text was deleted.',
}

function duration(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

export interface Message {
  title: string
  text: string
}

export const messages = {
  expired: {
    title: 'Sign-in page expired',
    text: 'This sign-in page has expired. Go back to the portal to start again.',
  },
  linkExpired: {
    title: 'Link no longer valid',
    text: 'This link was already used or has expired. If you have just chosen a password, sign in with it; if not, ask your administrator for a new link.',
  },
  linkMissing: {
    title: 'Open the link again',
    text: 'Open the link in your email again to choose a password. If you have just chosen one, sign in with it.',
  },
  unknownClient: {
    title: 'Unknown application',
    text: 'The application that sent you here is not registered. Contact the team that runs it.',
  },
  foreignAddress: {
    title: 'Redirect URI not allowed',
    text: 'The application that sent you here requested a return address that is not registered.',
  },
  badRequest: {
    title: 'Invalid request',
    text: 'The request of the application that sent you here is incomplete. Go back to the portal to start again.',
  },
  tooMany: {
    title: 'Too many attempts',
    text: 'Too many sign-ins were started from your network. Wait a minute, then go back to the portal.',
  },
  signedOut: { title: 'Signed out', text: 'You are signed out. You can close this page.' },
  notFound: { title: 'Page not found', text: 'There is nothing at this address. Go back to the portal.' },
  failure: {
    title: 'Something went wrong',
    text: 'The sign-in service could not answer. Wait a minute and try again.',
  },
} as const satisfies Record<string, Message>

export const backToPortal = 'Go to the portal'
