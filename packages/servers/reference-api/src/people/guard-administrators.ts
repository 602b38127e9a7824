import { isAdministrator } from '@portal/contract/roles/role.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'
import { findAdministrators } from './administrators.ts'

/**
 * Changes a role. Throws when a caller who is not an administrator creates one that way, or when the account would be
 * left without any.
 */
export async function guardAdministrators<Result>(
  db: Database,
  { accountId, permissions }: Caller,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await findAdministrators(db, accountId)
  const result = await change()
  const after = await findAdministrators(db, accountId)
  const isNew = ({ id }: { id: string }) => before.every((one) => one.id !== id)
  if (!isAdministrator(permissions) && after.some(isNew)) {
    throw new ApiError('ROLE_ESCALATION', {
      message: 'This would make an administrator of somebody with this role. Ask an administrator to do it.',
    })
  }
  const hadOne = before.some(({ canSignIn }) => canSignIn)
  if (hadOne && !after.some(({ canSignIn }) => canSignIn)) throw new ApiError('LAST_ADMINISTRATOR')
  return result
}
