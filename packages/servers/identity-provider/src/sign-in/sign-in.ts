import type { AccountsDatabase } from '@portal/accounts/account-tables.ts'
import { type Operator, operatorByEmail } from '@portal/accounts/operators/signed-in-operator.ts'
import type { KeyedHashes } from '@portal/accounts/sign-ins/keyed-hash.ts'
import { recordRefusedSignIn } from '@portal/accounts/sign-ins/refused-sign-ins.ts'
import type { Credentials } from './credentials.ts'
import type { SignInBrake } from './sign-in-brake.ts'

export type SignInResult =
  | { outcome: 'signed-in'; operator: Operator }
  | { outcome: 'reset-required' }
  | { outcome: 'refused'; failuresLeft: number }
  | { outcome: 'wait'; seconds: number }

export interface SignInRequest {
  email: string
  password: string
  address: string
  /** The operator whom this browser has signed in before, from its cookie. */
  knownOperator: string | undefined
}

interface Dependencies {
  accounts: AccountsDatabase
  credentials: Credentials
  brake: SignInBrake
  hashes: KeyedHashes
}

/** As named in the audit trail. */
const reasons = { refused: 'CREDENTIALS_REFUSED', wait: 'TOO_MANY_ATTEMPTS' } as const

/**
 * Decides about one attempt. Without the right password, neither the answer nor its duration reveals
 * anything. Suspensions are checked later, when tokens are requested.
 */
export function createSignIn({ accounts, credentials, brake, hashes }: Dependencies) {
  async function decide(
    operator: Operator | undefined,
    password: string,
    failuresLeft: number,
  ): Promise<SignInResult> {
    // An invited operator has no password yet. It is compared anyway, so that it takes the same time.
    const isInvited = operator?.credentialState === 'INVITED'
    const matches = await credentials.matches(isInvited ? undefined : operator?.id, password)
    if (!operator || !matches) return { outcome: 'refused', failuresLeft }
    if (operator.status === 'SUSPENDED') return { outcome: 'signed-in', operator }
    if (operator.credentialState === 'RESET_REQUIRED') return { outcome: 'reset-required' }
    return { outcome: 'signed-in', operator }
  }

  return async ({ email, password, address, knownOperator }: SignInRequest): Promise<SignInResult> => {
    const operator = await operatorByEmail(accounts, email)
    const device = operator && operator.id === knownOperator ? operator.id : undefined
    const attempt = { email, address, device }
    const { seconds, failuresLeft } = await brake.take(attempt)
    const result: SignInResult =
      seconds > 0 ? { outcome: 'wait', seconds } : await decide(operator, password, failuresLeft)
    if (result.outcome === 'refused' || result.outcome === 'wait')
      await recordRefusedSignIn(accounts, {
        accountHash: hashes.account(email),
        addressHash: hashes.address(address),
        operatorId: operator?.id ?? null,
        reason: reasons[result.outcome],
      })
    else await brake.release(attempt)
    return result
  }
}

export type SignIn = ReturnType<typeof createSignIn>
