import type { Accounts, Operator } from '../accounts.ts'
import type { Credentials } from './credentials.ts'
import type { SignInBrake } from './sign-in-brake.ts'

export type SignInResult =
  | { outcome: 'signed-in'; operator: Operator }
  | { outcome: 'reset-required' | 'refused' }
  | { outcome: 'wait'; seconds: number }

export interface SignInRequest {
  email: string
  password: string
  address: string
  /** The operator whom this browser has signed in before, from its cookie. */
  knownOperator: string | undefined
}

interface Parts {
  accounts: Accounts
  credentials: Credentials
  brake: SignInBrake
}

/**
 * Decides about one attempt. Somebody without the right password learns nothing: not from the answer and
 * not from the time it takes. Whether an operator is suspended is decided later, when tokens are asked for.
 */
export function createSignIn({ accounts, credentials, brake }: Parts) {
  async function decide(operator: Operator | undefined, password: string): Promise<SignInResult> {
    // Who was invited and never came has no password. It is compared all the same, so that it takes the same time.
    const isInvited = operator?.credentialState === 'INVITED'
    const matches = await credentials.matches(isInvited ? undefined : operator?.id, password)
    if (!operator || !matches) return { outcome: 'refused' }
    if (operator.status === 'SUSPENDED') return { outcome: 'signed-in', operator }
    if (operator.credentialState === 'RESET_REQUIRED') return { outcome: 'reset-required' }
    return { outcome: 'signed-in', operator }
  }

  return async ({ email, password, address, knownOperator }: SignInRequest): Promise<SignInResult> => {
    const operator = await accounts.findByEmail(email)
    const device = operator && operator.id === knownOperator ? operator.id : undefined
    const attempt = { email, address, device }
    const seconds = await brake.take(attempt)
    if (seconds > 0) return { outcome: 'wait', seconds }
    const result = await decide(operator, password)
    if (result.outcome !== 'refused') await brake.release(attempt)
    return result
  }
}

export type SignIn = ReturnType<typeof createSignIn>
