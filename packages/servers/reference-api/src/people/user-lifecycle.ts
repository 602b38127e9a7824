import { OTHER_USES } from '@portal/contract/error-reasons.ts'
import type { CredentialState } from '@portal/contract/people/user.ts'
import { refusalToResetPassword } from '@portal/contract/people/user-rules.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import type { Status } from '@portal/contract/subjects/subject.ts'
import { requireAllowed } from '@portal/server-common/http/api-error.ts'
import type { Caller } from '../access/caller.ts'

/** The fields that the rules read and change. */
export interface UserState {
  readonly status: Status
  readonly suspendedReason: string | null
  readonly credentialState: CredentialState
}

/** Disables an operator immediately. Whether the caller may do so is checked by `refusalToDisableUser`. */
export const disabled = (reason: string) => ({ status: 'SUSPENDED', suspendedReason: reason }) as const

export const enabled = () => ({ status: 'ACTIVE', suspendedReason: null }) as const

/** The old password no longer works. An operator who never chose one stays invited. */
export const resetStarted = ({ credentialState }: Pick<UserState, 'credentialState'>) =>
  ({ credentialState: credentialState === 'INVITED' ? 'INVITED' : 'RESET_REQUIRED' }) as const

/** Throws unless the caller may reset the password of the user in the current state. */
export function requireResettable(
  user: UserState & Pick<User, 'isAdministrator' | 'isLastAdministrator'>,
  caller: Pick<Caller, 'permissions'>,
): void {
  const refusal = refusalToResetPassword(user, caller)
  // The suspension is a state of the user, not of the caller.
  const isSuspended = refusal?.reason === 'USER_SUSPENDED'
  requireAllowed(refusal, isSuspended ? { status: OTHER_USES.USER_SUSPENDED[0] } : undefined)
}
