import type { PersonRef } from '@portal/contract/formats.ts'
import { letter } from '../../mail/mail-words.ts'
import type { Addressee, MailContext } from '../operator-mail-texts.ts'
import type { AccessRequestRow } from './access-request-store.ts'

const because = (reason: string | null) => (reason === null ? [] : [`Reason given: ${reason}`])

const what = ({ roleLabel }: Pick<AccessRequestRow, 'roleLabel'>) =>
  roleLabel === null ? 'access' : `the role ${roleLabel}`

/** For those who can decide on the request. */
export const accessRequestedMail = (
  { productTitle, portalOrigin }: MailContext,
  { givenName }: Addressee,
  request: AccessRequestRow,
) => ({
  subject: `${request.person.name} requests access in ${productTitle}`,
  body: letter(
    givenName,
    `${request.person.name} (${request.person.email}) requests ${what(request)}.`,
    ...because(request.reason),
    `Assign a role, or decline with a reason, on their page:\n${portalOrigin}/operation-portal-users/${request.operatorId}`,
  ),
})

/** For the person who asked. */
export const accessGivenMail = (
  { productTitle, portalOrigin }: MailContext,
  { givenName }: Addressee,
  { by, roles }: { readonly by: PersonRef; readonly roles: readonly string[] },
) => ({
  subject: `You have been given access in ${productTitle}`,
  body: letter(
    givenName,
    `${by.name} has assigned you: ${roles.join(', ')}.`,
    `Open the portal to use it:\n${portalOrigin}/`,
  ),
})

/** For the person who asked. */
export const accessDeclinedMail = (
  { productTitle, portalOrigin }: MailContext,
  { givenName }: Addressee,
  request: AccessRequestRow,
) => ({
  subject: `Your request for access in ${productTitle} was declined`,
  body: letter(
    givenName,
    `${request.decidedBy?.name} has declined your request for ${what(request)}.`,
    ...because(request.decisionReason),
    `Your requests are listed here:\n${portalOrigin}/explore/access`,
  ),
})
