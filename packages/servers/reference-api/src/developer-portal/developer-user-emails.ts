import type { NewMail } from '../mail/mail-store.ts'
import { letter } from '../mail/mail-words.ts'
import type { DeveloperUserRow } from './developer-user-store.ts'

/** Emails about access to the developer portal, which has its own sign-in. */
export const accessGrantedMail = ({ email, givenName, companyName }: DeveloperUserRow): NewMail => ({
  recipient: email,
  subject: 'Your access to the developer portal',
  body: letter(
    givenName,
    `You have access to the developer portal for ${companyName}.`,
    `Sign in there with this email address: ${email}`,
  ),
})

export const accessRejectedMail = ({
  email,
  givenName,
  companyName,
  decisionReason,
}: DeveloperUserRow): NewMail => ({
  recipient: email,
  subject: 'Your request for the developer portal',
  body: letter(
    givenName,
    `Access to the developer portal for ${companyName} was declined. Reason:`,
    decisionReason ?? '',
  ),
})
