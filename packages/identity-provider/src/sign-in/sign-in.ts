import type { Accounts, Operator } from '../accounts.ts'
import type { Credentials } from './credentials.ts'
import type { SignInBrake } from './sign-in-brake.ts'

export type SignInResult =
  | { outcome: 'signed-in'; operator: Operator }
  | { outcome: 'invited' | 'reset-required' | 'refused' }
  | { outcome: 'wait'; seconds: number }

export interface SignInRequest {
  email: string
  password: string
  address: string
  /** The operator whom this browser has signed in before, from its cookie. */
  knownOperator: string | undefined
}

const outcomes = { CONFIRMED: 'signed-in', INVITED: 'invited', RESET_REQUIRED: 'reset-required' } as const

/**
 * Decides about one attempt. Somebody without the right password learns nothing: not from the answer and
 * not from the time it takes. Whether an operator is suspended is decided later, when tokens are asked for.
 */
export function createSignIn(accounts: Accounts, credentials: Credentials, brake: SignInBrake) {
  return async ({ email, password, address, knownOperator }: SignInRequest): Promise<SignInResult> => {
    const operator = await accounts.findByEmail(email)
    const device = operator && operator.id === knownOperator ? operator.id : undefined
    const attempt = { email, address, device }
    const seconds = await brake.take(attempt)
    if (seconds > 0) return { outcome: 'wait', seconds }
    const matches = await credentials.matches(operator?.id, password)
    if (!operator || !matches) return { outcome: 'refused' }
    await brake.release(attempt)
    const outcome = outcomes[operator.credentialState]
    return outcome === 'signed-in' ? { outcome, operator } : { outcome }
  }
}

export type SignIn = ReturnType<typeof createSignIn>
