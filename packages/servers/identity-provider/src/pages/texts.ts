export const environmentNames = { SANDBOX: 'Sandbox', STAGING: 'Staging', PRODUCTION: 'Production' } as const

export const signInTexts = {
  title: 'Sign in',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  help: 'Invited? Open the link in the mail first. Forgotten your password, or no account yet? Ask an administrator of your programme.',
  refused: 'Email or password is not right. Check both and try again.',
  resetRequired:
    'Your password was reset by an administrator. Open the link in the mail we sent you to choose a new one.',
  wait: (seconds: number) => `Too many attempts to sign in. Wait ${duration(seconds)} and try again.`,
}

export const newPasswordTexts = {
  title: 'Choose a new password',
  email: 'Email',
  password: 'New password',
  repeated: 'New password again',
  submit: 'Save and sign in',
  refused: 'This password cannot be used:',
  show: 'Show password',
  hide: 'Hide password',
  kept: 'Kept',
  notYet: 'Not yet',
  different: 'The two passwords differ. Enter the same one twice.',
}

export const mailTexts = {
  title: 'Mails of the demo',
  introduction: 'What this installation has written to its users. The page exists in demo mode only.',
  none: 'No mail has been written yet.',
  columns: { subject: 'Subject', to: 'To', written: 'Written', state: 'State' },
  sent: 'Sent',
  waiting: 'In the outbox',
  failed: (code: string) => `Not sent (${code})`,
  back: 'All mails',
  secretGone: 'The text held a link that was used or has expired, so it is not kept.',
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
    text: 'This link was used already, or has expired. Ask an administrator of your programme for another.',
  },
  unknownClient: {
    title: 'Unknown application',
    text: 'The application that sent you here is not registered. Tell the team that runs it.',
  },
  foreignAddress: {
    title: 'Return address not allowed',
    text: 'The application that sent you here asked to return to an address that is not registered.',
  },
  badRequest: {
    title: 'Request not understood',
    text: 'The request of the application that sent you here is not complete. Go back to the portal to start again.',
  },
  tooMany: {
    title: 'Too many attempts',
    text: 'Too many sign-ins were begun from your network. Wait a minute, then go back to the portal.',
  },
  signedOut: { title: 'Signed out', text: 'You are signed out. You can close this page.' },
  notFound: { title: 'Page not found', text: 'There is nothing at this address. Go back to the portal.' },
  failure: {
    title: 'Something went wrong',
    text: 'The sign-in service could not answer. Wait a minute and try again.',
  },
} as const satisfies Record<string, Message>

export const backToPortal = 'Go to the portal'
