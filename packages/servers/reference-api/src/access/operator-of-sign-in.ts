import { confirmFirstSignIn } from '@portal/accounts/operators/confirm-first-sign-in.ts'
import { operators } from '@portal/accounts/operators/operators.ts'
import type { KeyedHashes } from '@portal/accounts/sign-ins/keyed-hash.ts'
import type { OperatorFinder } from '@portal/server-common/access/access-token.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { ProviderFacts } from '@portal/server-common/identity/provider-facts.ts'
import type { Database } from '../database/tables.ts'
import { claimOfSignIn } from './claims-of-sign-in.ts'

interface Dependencies {
  readonly db: Database
  readonly issuer: string
  /** The claim with the operator's email address. */
  readonly claim: string
  readonly hashes: KeyedHashes
  facts(): Promise<ProviderFacts>
  /** Gets one sentence for the log, and the unknown value as a keyed hash. */
  onUnknown(sentence: string, account: string): void
}

const operatorOf = (db: Database, issuer: string, subject: string) =>
  db
    .selectFrom('operatorIdentity')
    .select('operatorId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()

/** Binds an operator to a subject, once and for all. Returns whether the operator had no other subject. */
const bind = (db: Database, identity: { issuer: string; subject: string; operatorId: string }) =>
  db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('operatorIdentity')
      .values(identity)
      .onConflict((row) => row.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) return false
    await confirmFirstSignIn(transaction, identity.operatorId)
    return true
  })

/**
 * Finds operators of a provider that has ids of its own: at the first sign-in by a claim with their email address, and
 * from then on by the provider's id, so that nobody else can become them with the same address.
 */
export function operatorOfSignIn({ db, issuer, claim, hashes, ...from }: Dependencies): OperatorFinder {
  function refuse(message: string, value: string, sentence: string): never {
    from.onUnknown(sentence, hashes.account(value))
    throw new ApiError('OPERATOR_UNKNOWN', { message })
  }

  return async (claims, token) => {
    const subject = claims.sub
    const bound = await operatorOf(db, issuer, subject)
    if (bound) return bound.operatorId
    const value = (await claimOfSignIn(claim, claims, { facts: from.facts, token })).toLowerCase()
    const found = await operators(db).select('id').where('email', '=', value).executeTakeFirst()
    if (!found)
      return refuse(
        `Nobody in this portal is called ${value}. Ask an administrator to invite you with this address.`,
        value,
        `Nobody in this portal has the "${claim}" of a sign-in. Invite this person, or set OPERATOR_CLAIM to another claim.`,
      )
    if (await bind(db, { issuer, subject, operatorId: found.id })) return found.id
    // Another process may have bound the same sign-in.
    if ((await operatorOf(db, issuer, subject))?.operatorId === found.id) return found.id
    return refuse(
      `${value} belongs to another sign-in of the identity provider. Ask an administrator for help.`,
      value,
      `A sign-in has the "${claim}" of an operator who is bound to another subject.`,
    )
  }
}
