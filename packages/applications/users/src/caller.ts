import type { AccessSet } from '@portal/contract/access-set.ts'
import { accessOf, currentSession } from '@portal/session'

/** The signed-in operator, in the shape that the contract's rules expect of a caller. */
export function caller(): AccessSet & { readonly email: string } {
  const session = currentSession()
  return { ...accessOf(session), email: session.status === 'authenticated' ? session.user.email : '' }
}

/** Whether a user is the signed-in operator. */
export const isSelf = ({ email }: { email: string }): boolean => email === caller().email
