import { getAccount, getDictionary } from '@portal/contract/accounts/account-endpoints.ts'
import { API_VERSION } from '@portal/contract/headers.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { Database } from '../database/tables.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { DICTIONARY_VALUES } from './dictionary-values.ts'

async function roleNames(db: Database, accountId: string): Promise<string[]> {
  const roles = await db
    .selectFrom('role')
    .select('name')
    .where('accountId', '=', accountId)
    .orderBy('builtIn', 'desc')
    .orderBy('name')
    .execute()
  return roles.map(({ name }) => name)
}

const isFixed = (name: string): name is keyof typeof DICTIONARY_VALUES =>
  Object.hasOwn(DICTIONARY_VALUES, name)

export function serveAccount(api: Api): void {
  serve(api, getAccount, async ({ db, caller }) => {
    const account = await db
      .selectFrom('account')
      .select(['id', 'name', 'environment', 'productTitle'])
      .where('id', '=', caller.accountId)
      .executeTakeFirstOrThrow()
    return { body: { ...account, apiVersion: API_VERSION, features: {} } }
  })

  serve(api, getDictionary, async ({ db, caller, params: { name } }) => {
    if (name === 'USER_ROLES') return { body: { values: await roleNames(db, caller.accountId) } }
    if (!isFixed(name)) throw new ApiError('DICTIONARY_NOT_FOUND')
    return { body: { values: [...DICTIONARY_VALUES[name]] } }
  })
}
