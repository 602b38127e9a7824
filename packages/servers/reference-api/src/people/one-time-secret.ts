import { randomBytes } from 'node:crypto'
import type { SecretPurpose } from '@portal/accounts/passwords/one-time-secrets.ts'
import { INVITATION_DAYS } from '@portal/contract/people/user.ts'

const DAY_MS = 86_400_000
/** How long the link in a mail works. */
const LIFE_MS: Readonly<Record<SecretPurpose, number>> = {
  INVITATION: INVITATION_DAYS * DAY_MS,
  PASSWORD_RESET: DAY_MS / 24,
}

/** A secret mailed to an operator. */
export interface OneTimeSecret {
  readonly text: string
  readonly until: Date
}

/** The secret part of a link that is sent now. */
export const linkSecret = (purpose: SecretPurpose, now: Date): OneTimeSecret => ({
  text: randomBytes(32).toString('base64url'),
  until: new Date(now.getTime() + LIFE_MS[purpose]),
})
