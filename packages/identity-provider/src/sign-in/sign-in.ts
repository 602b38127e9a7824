import type { Pool } from 'pg'
import type { Accounts, Operator } from '../accounts.ts'
import type { Credentials } from './credentials.ts'
import { findSecret } from './one-time-secrets.ts'
import type { SignInBrake } from './sign-in-brake.ts'

export type SignInResult =
  | { outcome: 'signed-in'; operator: Operator }
  /** The temporary password of the invitation was right. */
  | { outcome: 'invited'; operator: Operator }
  | { outcome: 'invitation-expired' | 'reset-required' | 'refused' }
  | { outcome: 'wait'; seconds: number }

export interface SignInRequest {
  email: string
  password: string
  address: string
  /** The operator whom this browser has signed in before, from its cookie. */
  knownOperator: string | undefined
}

interface Parts {
  database: Pool
  accounts: Accounts
  credentials: Credentials
  brake: SignInBrake
}

/**
 * Decides about one attempt. Somebody without the right password learns nothing: not from the answer and
 * not from the time it takes. Whether an operator is suspended is decided later, when tokens are asked for.
 */
export function createSignIn({ database, accounts, credentials, brake }: Parts) {
  async function decide(operator: Operator | undefined, password: string): Promise<SignInResult> {
    // All of this is done for everybody, so that it takes the same time.
    const isInvited = operator?.credentialState === 'INVITED'
    const matches = await credentials.matches(isInvited ? undefined : operator?.id, password)
    const secret = await findSecret(database, password.trim())
    const isTemporary = secret?.purpose === 'INVITATION' && secret.operatorId === operator?.id
    if (!operator || !(isInvited ? isTemporary : matches)) return { outcome: 'refused' }
    if (operator.status === 'SUSPENDED') return { outcome: 'signed-in', operator }
    if (operator.credentialState === 'RESET_REQUIRED') return { outcome: 'reset-required' }
    if (!isInvited) return { outcome: 'signed-in', operator }
    return secret?.isUsable ? { outcome: 'invited', operator } : { outcome: 'invitation-expired' }
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
