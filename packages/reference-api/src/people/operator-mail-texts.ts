import { PASSWORD_RESET_PATH } from '@portal/contract/people/password-reset-path.ts'
import { letter, momentInWords } from '../mail/mail-words.ts'
import type { OneTimeSecret } from './one-time-secret.ts'

/** What the texts refer to. */
export interface MailContext {
  readonly productTitle: string
  readonly portalOrigin: string
  /** The identity provider, where links to choose a password lead. */
  readonly issuer: string
}

interface Addressee {
  readonly email: string
  readonly givenName: string
}

export const invitationMail = (
  { productTitle, portalOrigin }: MailContext,
  { email, givenName }: Addressee,
  { text, until }: OneTimeSecret,
  invitedBy: string,
) => ({
  subject: `Your invitation to ${productTitle}`,
  body: letter(
    givenName,
    `${invitedBy} has invited you to ${productTitle}. Sign in here:\n${portalOrigin}/`,
    `Email: ${email}\nTemporary password: ${text}`,
    `The temporary password works once, until ${momentInWords(until)}. After signing in you choose your own.`,
  ),
})

export const passwordResetMail = (
  { productTitle, issuer }: MailContext,
  { givenName }: Addressee,
  { text, until }: OneTimeSecret,
) => ({
  subject: `Choose a new password for ${productTitle}`,
  body: letter(
    givenName,
    'An administrator has reset your password. You are signed out everywhere. Choose a new password here:',
    `${issuer}${PASSWORD_RESET_PATH}/${text}`,
    `The link works once, until ${momentInWords(until)}. If it has expired, ask an administrator for another.`,
  ),
})

export const accountActiveMail = ({ productTitle, portalOrigin }: MailContext, { givenName }: Addressee) => ({
  subject: `Your account for ${productTitle} is active`,
  body: letter(givenName, `Your account is active again. You can sign in here:\n${portalOrigin}/`),
})
