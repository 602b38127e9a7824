import type { OperatorRow } from '@portal/accounts/account-tables.ts'
import { blankSecretsOf } from '@portal/accounts/mail/outbox.ts'
import { keepSecret, type SecretPurpose } from '@portal/accounts/passwords/one-time-secrets.ts'
import type { PersonRef } from '@portal/contract/formats.ts'
import type { Database } from '../database/tables.ts'
import { type NewMail, writeEmails } from '../mail/mail-store.ts'
import {
  accessDeclinedMail,
  accessGivenMail,
  accessRequestedMail,
} from './access-requests/access-request-mail-texts.ts'
import type { AccessRequestRow } from './access-requests/access-request-store.ts'
import { findAdministrators } from './administrators.ts'
import { linkSecret, type OneTimeSecret } from './one-time-secret.ts'
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

type Letter = Omit<NewMail, 'recipient'>

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

  const send = (letters: readonly (readonly [Addressee, Letter])[]): Promise<void> =>
    writeEmails(
      db,
      accountId,
      letters.map(([{ email }, letter]) => ({ ...letter, recipient: email })),
    )

  /** Sends a mail with a link that replaces any earlier one. */
  async function sendLink(
    purpose: SecretPurpose,
    operator: OperatorRow,
    mailWith: (context: MailContext, link: OneTimeSecret) => Letter,
  ): Promise<void> {
    const link = linkSecret(purpose, new Date())
    await keepSecret(db, { operatorId: operator.id, purpose, ...link })
    await blankSecretsOf(db, operator.id)
    const secret = { of: operator.id, until: link.until }
    await send([[operator, { ...mailWith(await contextOf(), link), secret }]])
  }

  return {
    /** With a link that replaces any earlier one, unless the provider keeps the passwords itself. */
    invite: async (operator: OperatorRow, invitedBy: string): Promise<void> =>
      operatorClaim === 'sub'
        ? sendLink('INVITATION', operator, (context, link) =>
            invitationMail(context, operator, link, invitedBy),
          )
        : send([[operator, invitationToProviderMail(await contextOf(), operator, invitedBy)]]),

    /** With a link that replaces any earlier one. */
    resetPassword: (operator: OperatorRow): Promise<void> =>
      sendLink('PASSWORD_RESET', operator, (context, link) => passwordResetMail(context, operator, link)),

    warnOfReuse: async (operator: Addressee, at: Date): Promise<void> =>
      send([[operator, tokenReusedMail(await contextOf(), operator, at)]]),

    /** Notifies the administrators who can sign in that somebody gained high-impact permissions. */
    tellAdministrators: async (given: RolesGiven): Promise<void> => {
      const context = await contextOf()
      const administrators = await findAdministrators(db, accountId)
      const reachable = administrators.filter(({ canSignIn }) => canSignIn)
      await send(reachable.map((one) => [one, rolesGivenMail(context, one, given)] as const))
    },

    announceRequest: async (deciders: readonly Addressee[], request: AccessRequestRow): Promise<void> => {
      const context = await contextOf()
      await send(deciders.map((one) => [one, accessRequestedMail(context, one, request)] as const))
    },

    declineRequest: async (person: Addressee, request: AccessRequestRow): Promise<void> =>
      send([[person, accessDeclinedMail(await contextOf(), person, request)]]),

    fulfillRequest: async (
      person: Addressee,
      given: { readonly by: PersonRef; readonly roles: readonly string[] },
    ): Promise<void> => send([[person, accessGivenMail(await contextOf(), person, given)]]),

    activate: async (operator: OperatorRow): Promise<void> =>
      send([[operator, accountActiveMail(await contextOf(), operator)]]),
  }
}
