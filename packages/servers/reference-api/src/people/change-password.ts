import { credentialOf, hasCredentials, setPassword } from '@portal/accounts/passwords/credentials.ts'
import { formerPasswordsOf, keepFormerPassword } from '@portal/accounts/passwords/former-passwords.ts'
import { hashPassword, isOneOf, isPassword } from '@portal/accounts/passwords/password-hash.ts'
import { endSessions } from '@portal/accounts/sessions/end-sessions.ts'
import { brokenRules, PASSWORD_RULES, REMEMBERED_PASSWORDS } from '@portal/contract/people/password-policy.ts'
import { isCommonPassword, UNCOMMON_PASSWORD } from '@portal/server-common/common-password.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'

interface Passwords {
  readonly currentPassword: string
  readonly newPassword: string
}

const refuse = (message: string) =>
  new ApiError('PASSWORD_POLICY', { details: [fieldDetail('/newPassword', 'PASSWORD_POLICY', message)] })

async function requireCurrent(password: string, hash: string | undefined, demoPassword: string | undefined) {
  const isRight = hash === undefined ? password === demoPassword : await isPassword(password, hash)
  if (isRight) return
  throw new ApiError('CURRENT_PASSWORD_WRONG', {
    details: [
      fieldDetail('/currentPassword', 'CURRENT_PASSWORD_WRONG', 'This is not your current password.'),
    ],
  })
}

function requireRules(password: string, email: string): void {
  const [broken] = brokenRules(password, email)
  if (broken) throw refuse(PASSWORD_RULES[broken])
}

async function requireUncommon(password: string): Promise<void> {
  if (await isCommonPassword(password)) throw refuse(UNCOMMON_PASSWORD)
}

async function requireUnused(db: Database, { id }: Caller, { currentPassword, newPassword }: Passwords) {
  const former = await formerPasswordsOf(db, id, REMEMBERED_PASSWORDS - 1)
  if (newPassword === currentPassword || (await isOneOf(newPassword, former))) {
    throw refuse(`The new password must differ from your last ${REMEMBERED_PASSWORDS}.`)
  }
}

/**
 * Replaces the caller's password and ends all sessions. Throws CURRENT_PASSWORD_WRONG, PASSWORD_POLICY, or
 * INVALID_STATE.
 */
export async function changeOwnPassword(
  db: Database,
  caller: Caller,
  passwords: Passwords,
  demoPassword: string | undefined,
): Promise<void> {
  if (!(await hasCredentials(db))) {
    throw new ApiError('INVALID_STATE', {
      message: 'Your password is managed by the identity provider. Change it there.',
    })
  }
  const present = (await credentialOf(db, caller.id))?.passwordHash
  await requireCurrent(passwords.currentPassword, present, demoPassword)
  requireRules(passwords.newPassword, caller.person.email)
  await requireUncommon(passwords.newPassword)
  await requireUnused(db, caller, passwords)
  const replaced = present ?? (await hashPassword(passwords.currentPassword))
  await keepFormerPassword(db, caller.id, replaced)
  await setPassword(db, caller.id, await hashPassword(passwords.newPassword))
  await endSessions(db, caller.id)
}
