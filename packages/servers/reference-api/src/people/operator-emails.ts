import type { OperatorRow } from '@portal/accounts/account-tables.ts'
import { blankSecretsOf } from '@portal/accounts/mail/outbox.ts'
import { keepSecret } from '@portal/accounts/passwords/one-time-secrets.ts'
import type { PersonRef } from '@portal/contract/formats.ts'
import type { Database } from '../database/tables.ts'
import { writeEmails } from '../mail/mail-store.ts'
import {
  accessDeclinedMail,
  accessGivenMail,
  accessRequestedMail,
} from './access-requests/access-request-mail-texts.ts'
import type { AccessRequestRow } from './access-requests/access-request-store.ts'
import { findAdministrators } from './administrators.ts'
import { linkSecret } from './one-time-secret.ts'
import {
  type Addressee,
  accountActiveMail,
  invitationMail,
  invitationToProviderMail,
  type MailContext,
  passwordResetMail,
  type RolesGiven,
  rolesGivenMail,
  tokenReusedMail,
} from './operator-mail-texts.ts'

/** Addresses that the emails link to. */
export interface MailAddresses extends Omit<MailContext, 'productTitle'> {
  /** Unless it is `sub`, the identity provider keeps the passwords itself. */
  readonly operatorClaim: string
}

/** Writes the emails to operators of one account, in the transaction `db`. */
export function operatorEmails(
  db: Database,
  accountId: string,
  { portalOrigin, issuer, operatorClaim }: MailAddresses,
) {
  const contextOf = async (): Promise<MailContext> => {
    const { productTitle } = await db
      .selectFrom('account')
      .select('productTitle')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    return { productTitle, portalOrigin, issuer }
  }

  return {
    /** With a link that replaces any earlier one, unless the provider keeps the passwords itself. */
    invite: async (operator: OperatorRow, invitedBy: string): Promise<void> => {
      if (operatorClaim !== 'sub') {
        const mail = invitationToProviderMail(await contextOf(), operator, invitedBy)
        return writeEmails(db, accountId, [{ ...mail, recipient: operator.email }])
      }
      const link = linkSecret('INVITATION', new Date())
      await keepSecret(db, { operatorId: operator.id, purpose: 'INVITATION', ...link })
      await blankSecretsOf(db, operator.id)
      const mail = invitationMail(await contextOf(), operator, link, invitedBy)
      const secret = { of: operator.id, until: link.until }
      await writeEmails(db, accountId, [{ ...mail, recipient: operator.email, secret }])
    },

    /** With a link that replaces any earlier one. */
    resetPassword: async (operator: OperatorRow): Promise<void> => {
      const link = linkSecret('PASSWORD_RESET', new Date())
      await keepSecret(db, { operatorId: operator.id, purpose: 'PASSWORD_RESET', ...link })
      await blankSecretsOf(db, operator.id)
      const mail = passwordResetMail(await contextOf(), operator, link)
      const secret = { of: operator.id, until: link.until }
      await writeEmails(db, accountId, [{ ...mail, recipient: operator.email, secret }])
    },

    warnOfReuse: async (operator: Addressee, at: Date): Promise<void> => {
      const mail = tokenReusedMail(await contextOf(), operator, at)
      await writeEmails(db, accountId, [{ ...mail, recipient: operator.email }])
    },

    /** Notifies the administrators who can sign in that somebody gained high-impact permissions. */
    tellAdministrators: async (given: RolesGiven): Promise<void> => {
      const context = await contextOf()
      const administrators = await findAdministrators(db, accountId)
      const emails = administrators
        .filter(({ canSignIn }) => canSignIn)
        .map((one) => ({ ...rolesGivenMail(context, one, given), recipient: one.email }))
      await writeEmails(db, accountId, emails)
    },

    announceRequest: async (deciders: readonly Addressee[], request: AccessRequestRow): Promise<void> => {
      const context = await contextOf()
      const emails = deciders.map((one) => ({
        ...accessRequestedMail(context, one, request),
        recipient: one.email,
      }))
      await writeEmails(db, accountId, emails)
    },

    declineRequest: async (person: Addressee, request: AccessRequestRow): Promise<void> => {
      const mail = accessDeclinedMail(await contextOf(), person, request)
      await writeEmails(db, accountId, [{ ...mail, recipient: person.email }])
    },

    fulfillRequest: async (
      person: Addressee,
      given: { readonly by: PersonRef; readonly roles: readonly string[] },
    ): Promise<void> => {
      const mail = accessGivenMail(await contextOf(), person, given)
      await writeEmails(db, accountId, [{ ...mail, recipient: person.email }])
    },

    activate: async (operator: OperatorRow): Promise<void> => {
      const mail = accountActiveMail(await contextOf(), operator)
      await writeEmails(db, accountId, [{ ...mail, recipient: operator.email }])
    },
  }
}
