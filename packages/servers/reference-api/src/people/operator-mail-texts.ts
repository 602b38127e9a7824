import { PASSWORD_RESET_PATH } from '@portal/contract/people/password-reset-path.ts'
import { letter } from '../mail/mail-words.ts'
import { momentInWords } from '../moment-in-words.ts'
import type { OneTimeSecret } from './one-time-secret.ts'

/** Names and addresses that the texts use. */
export interface MailContext {
  readonly productTitle: string
  readonly portalOrigin: string
  /** The identity provider, which serves the pages to choose a password. */
  readonly issuer: string
}

export interface Addressee {
  readonly email: string
  readonly givenName: string
}

const addressOf = ({ text }: OneTimeSecret, { issuer }: MailContext) =>
  `${issuer}${PASSWORD_RESET_PATH}/${text}`

const lifeOf = ({ until }: OneTimeSecret) =>
  `The link works once, until ${momentInWords(until)}. If it has expired, ask an administrator for another.`

export const invitationMail = (
  context: MailContext,
  { email, givenName }: Addressee,
  link: OneTimeSecret,
  invitedBy: string,
) => ({
  subject: `Your invitation to ${context.productTitle}`,
  body: letter(
    givenName,
    `${invitedBy} has invited you to ${context.productTitle}. Choose a password here, and you are signed in:`,
    addressOf(link, context),
    lifeOf(link),
    `After that, sign in as ${email} here:\n${context.portalOrigin}/`,
  ),
})

/** For a provider that keeps the passwords itself. */
export const invitationToProviderMail = (
  { productTitle, portalOrigin }: MailContext,
  { email, givenName }: Addressee,
  invitedBy: string,
) => ({
  subject: `Your invitation to ${productTitle}`,
  body: letter(
    givenName,
    `${invitedBy} has invited you to ${productTitle}. Sign in with your company account ${email} here:`,
    `${portalOrigin}/`,
  ),
})

export const passwordResetMail = (context: MailContext, { givenName }: Addressee, link: OneTimeSecret) => ({
  subject: `Choose a new password for ${context.productTitle}`,
  body: letter(
    givenName,
    'An administrator has reset your password. You are signed out everywhere. Choose a new password here:',
    addressOf(link, context),
    lifeOf(link),
  ),
})

export const accountActiveMail = ({ productTitle, portalOrigin }: MailContext, { givenName }: Addressee) => ({
  subject: `Your account for ${productTitle} is active`,
  body: letter(givenName, `Your account is active again. You can sign in here:\n${portalOrigin}/`),
})

/** `by` assigned the roles to `to`, who gained this access through them. */
export interface RolesGiven {
  readonly by: string
  readonly to: Addressee & { readonly familyName: string }
  readonly roles: readonly string[]
  readonly gained: string
}

export const rolesGivenMail = (
  { productTitle, portalOrigin }: MailContext,
  { givenName }: Addressee,
  { by, to, roles, gained }: RolesGiven,
) => ({
  subject: `${to.givenName} ${to.familyName} has gained high-impact permissions in ${productTitle}`,
  body: letter(
    givenName,
    `${by} assigned these roles to ${to.givenName} ${to.familyName} (${to.email}): ${roles.join(', ')}.`,
    `Access gained: ${gained}.`,
    `If you did not expect this, check the history of the user:\n${portalOrigin}/operation-portal-users?q=${encodeURIComponent(to.email)}`,
  ),
})

export const tokenReusedMail = (
  { productTitle, portalOrigin }: MailContext,
  { givenName }: Addressee,
  at: Date,
) => ({
  subject: `You were signed out of ${productTitle}`,
  body: letter(
    givenName,
    `Your sign-in token was used a second time on ${momentInWords(at)}. Somebody may have copied it, so that session was ended everywhere.`,
    `Sign in again, and change your password under "Profile":\n${portalOrigin}/profile`,
    'If you cannot explain this, tell an administrator.',
  ),
})
