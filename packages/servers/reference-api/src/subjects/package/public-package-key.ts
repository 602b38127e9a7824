import { connect } from '../../database/connect.ts'
import { databaseFailure } from '../../database/database-error.ts'
import { packageKeyOf, publicHalf } from './package-keys.ts'

/**
 * The public key (JWK) that other environments must trust to accept an account's packages. Throws a one-sentence
 * error.
 */
export async function publicPackageKey(databaseUrl: string, accountId: string) {
  const db = connect(databaseUrl)
  try {
    const account = await db.selectFrom('account').select('id').where('id', '=', accountId).executeTakeFirst()
    if (!account) throw new Error(`There is no account "${accountId}" in this database.`)
    return publicHalf(await packageKeyOf(db, accountId))
  } catch (error) {
    if (!databaseFailure(error)) throw error
    throw new Error('The database does not answer, or this version of the product API has not run on it yet.')
  } finally {
    await db.destroy()
  }
}
