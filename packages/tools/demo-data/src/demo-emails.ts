import type { MailTable, OperatorRow } from '@portal/accounts/account-tables.ts'
import { digest } from '@portal/accounts/digest.ts'
import {
  accessGrantedMail,
  accessRejectedMail,
} from '@portal/reference-api/developer-portal/developer-user-emails.ts'
import { toRow } from '@portal/reference-api/developer-portal/developer-user-store.ts'
import type { NewMail } from '@portal/reference-api/mail/mail-store.ts'
import { linkSecret, type OneTimeSecret } from '@portal/reference-api/people/one-time-secret.ts'
import {
  invitationMail,
  type MailContext,
  passwordResetMail,
} from '@portal/reference-api/people/operator-mail-texts.ts'
import type { Insertable } from 'kysely'
import type { DemoContext } from './demo-context.ts'
import type { DeveloperStory } from './demo-developer-users.ts'
import type { OperatorStory } from './demo-operator-story.ts'

const MAX_DEVELOPER_MAILS = 6

interface DemoInvitation {
  readonly operator: OperatorRow
  readonly link: OneTimeSecret
}

/**
 * Links of operators who have not signed in yet. The only demo data that do not follow from the seed: anyone who
 * knows the seed must not know them.
 */
export const demoInvitations = (stories: readonly OperatorStory[]): DemoInvitation[] =>
  stories
    .filter(({ operator }) => operator.credentialState === 'INVITED' && operator.status === 'ACTIVE')
    .map(({ operator }) => ({ operator, link: linkSecret('INVITATION', operator.invitedAt ?? new Date()) }))

export const asSecret = ({ operator, link }: DemoInvitation) => ({
  operatorId: operator.id,
  purpose: 'INVITATION' as const,
  secretHash: digest(link.text),
  expiresAt: link.until,
})

interface Senders {
  readonly context: DemoContext
  readonly mailContext: MailContext
}

/** Marked as sent, so that no mail server ever gets emails of the demo. */
function sentMail({ context }: Senders, { secret, ...mail }: NewMail, at: Date): Insertable<MailTable> {
  const isOver = secret !== undefined && secret.until < context.base
  return {
    ...mail,
    body: isOver ? null : mail.body,
    id: context.id('mail', `${mail.recipient} ${mail.subject}`),
    accountId: context.accountId,
    secretOf: secret?.of ?? null,
    secretUntil: secret?.until ?? null,
    writtenAt: at,
    sentAt: at,
    attempts: 1,
    nextAttemptAt: null,
    failure: null,
  }
}

function toOperators(
  senders: Senders,
  stories: readonly OperatorStory[],
  invitations: readonly DemoInvitation[],
) {
  const invited = invitations.map(({ operator, link }) => {
    const mail = invitationMail(senders.mailContext, operator, link, operator.createdBy.name)
    const secret = { of: operator.id, until: link.until }
    return sentMail(senders, { ...mail, recipient: operator.email, secret }, operator.createdAt)
  })
  const reset = stories
    .filter(({ operator }) => operator.credentialState === 'RESET_REQUIRED')
    .map(({ operator }) => {
      // The link in an old mail no longer works.
      const link = { text: '', until: operator.updatedAt }
      const mail = passwordResetMail(senders.mailContext, operator, link)
      const secret = { of: operator.id, until: link.until }
      return sentMail(senders, { ...mail, recipient: operator.email, secret }, operator.updatedAt)
    })
  return [...invited, ...reset]
}

const toDevelopers = (senders: Senders, stories: readonly DeveloperStory[]) =>
  stories
    .map(({ user }) => toRow(user))
    .filter(({ decidedAt }) => decidedAt !== null)
    .toSorted((a, b) => Number(b.decidedAt) - Number(a.decidedAt))
    .slice(0, MAX_DEVELOPER_MAILS)
    .map((user) => {
      const mail = user.status === 'ENABLED' ? accessGrantedMail(user) : accessRejectedMail(user)
      return sentMail(senders, mail, user.updatedAt)
    })

/** A few emails to the demo's operators and developers. */
export const demoEmails = (
  senders: Senders,
  operators: readonly OperatorStory[],
  invitations: readonly DemoInvitation[],
  developers: readonly DeveloperStory[],
): Insertable<MailTable>[] => [
  ...toOperators(senders, operators, invitations),
  ...toDevelopers(senders, developers),
]
