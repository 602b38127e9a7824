import type { AccessSet } from '@portal/contract/access-set.ts'
import { accessOf, currentSession } from '@portal/session'

/** The operator who is signed in, as the rules of the contract ask for anyone who calls. */
export function caller(): AccessSet & { readonly email: string } {
  const session = currentSession()
  return { ...accessOf(session), email: session.status === 'authenticated' ? session.user.email : '' }
}

/** Whether a user is the operator who is signed in. */
export const isSelf = ({ email }: { email: string }): boolean => email === caller().email
