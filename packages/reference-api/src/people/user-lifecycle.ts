import type { CredentialState } from '@portal/contract/people/user.ts'
import { refusalToEnableUser, refusalToResetPassword } from '@portal/contract/people/user-rules.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import type { Status } from '@portal/contract/subjects/subject.ts'
import { requireAllowed } from '@portal/server-kit/http/api-error.ts'

/** What the rules look at and change. */
export interface UserState {
  readonly status: Status
  readonly suspendedReason: string | null
  readonly credentialState: CredentialState
}

/** Keeps an operator out, at once. Whether the caller may do so is a rule of its own: `refusalToDisableUser`. */
export const disabled = (reason: string) => ({ status: 'SUSPENDED', suspendedReason: reason }) as const

export function enabled(user: UserState) {
  requireAllowed(refusalToEnableUser(user))
  return { status: 'ACTIVE', suspendedReason: null } as const
}

/** From now on the old password opens nothing. Who never chose one stays invited. */
export function resetStarted(user: UserState & Pick<User, 'isLastAdministrator'>) {
  requireAllowed(refusalToResetPassword(user), { status: 409 })
  return { credentialState: user.credentialState === 'INVITED' ? 'INVITED' : 'RESET_REQUIRED' } as const
}
