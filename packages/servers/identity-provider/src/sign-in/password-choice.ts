import type { AccountsPool } from '@portal/accounts/account-tables.ts'
import { confirmPassword } from '@portal/accounts/passwords/confirm-password.ts'
import { credentialOf } from '@portal/accounts/passwords/credentials.ts'
import { formerPasswordsOf } from '@portal/accounts/passwords/former-passwords.ts'
import { lockSecret } from '@portal/accounts/passwords/one-time-secrets.ts'
import { hashPassword, isOneOf } from '@portal/accounts/passwords/password-hash.ts'
import { brokenRules, PASSWORD_RULES, REMEMBERED_PASSWORDS } from '@portal/contract/people/password-policy.ts'
import { isCommonPassword, UNCOMMON_PASSWORD } from '@portal/server-common/common-password.ts'

export type ChoiceResult =
  | { outcome: 'chosen'; operatorId: string }
  | { outcome: 'refused'; problems: string[] }
  | { outcome: 'expired' }

/** A refusal with its reasons in words. */
const refused = (...problems: string[]): ChoiceResult => ({ outcome: 'refused', problems })

/** Lets the holder of a one-time secret choose a password; `demoPassword` is that of operators without their own. */
export function createPasswordChoice(accounts: AccountsPool, demoPassword: string | undefined) {
  /** Takes the secret and the chosen password; ends all previous sessions. */
  return (secretText: string, password: string): Promise<ChoiceResult> =>
    accounts.transaction().execute(async (transaction) => {
      const secret = await lockSecret(transaction, secretText)
      if (!secret?.isUsable) return { outcome: 'expired' }
      const rules = brokenRules(password, secret.email)
      if (rules.length > 0) return refused(...rules.map((rule) => PASSWORD_RULES[rule]))
      if (await isCommonPassword(password)) return refused(UNCOMMON_PASSWORD)
      const present = (await credentialOf(transaction, secret.operatorId))?.passwordHash
      const former = await formerPasswordsOf(transaction, secret.operatorId, REMEMBERED_PASSWORDS - 1)
      const isDemo = secret.purpose === 'PASSWORD_RESET' && !present && password === demoPassword
      if (isDemo || (await isOneOf(password, present ? [present, ...former] : former)))
        return refused(PASSWORD_RULES.unused)
      await confirmPassword(transaction, secret, await hashPassword(password), present)
      return { outcome: 'chosen', operatorId: secret.operatorId }
    })
}

export type PasswordChoice = ReturnType<typeof createPasswordChoice>
