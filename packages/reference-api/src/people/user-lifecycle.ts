import type { CredentialState } from '@portal/contract/people/user.ts'
import type { Status } from '@portal/contract/subjects/subject.ts'
import { ApiError } from '../http/api-error.ts'

/** What the rules look at and change. */
export interface UserState {
  readonly status: Status
  readonly suspendedReason: string | null
  readonly credentialState: CredentialState
}

function requireStatus({ status }: UserState, needed: Status): void {
  if (status === needed) return
  throw new ApiError('INVALID_STATE', { message: `The user is ${status.toLowerCase()} already.` })
}

/** Keeps an operator out, at once. */
export function disable<State extends UserState>(user: State, reason: string): State {
  requireStatus(user, 'ACTIVE')
  return { ...user, status: 'SUSPENDED', suspendedReason: reason }
}

export function enable<State extends UserState>(user: State): State {
  requireStatus(user, 'SUSPENDED')
  return { ...user, status: 'ACTIVE', suspendedReason: null }
}

/** From now on the old password opens nothing. Who never chose one stays invited. */
export function startReset<State extends UserState>(user: State): State {
  if (user.status === 'SUSPENDED') {
    throw new ApiError('USER_SUSPENDED', { status: 409, message: 'The user is suspended. Enable it first.' })
  }
  return user.credentialState === 'INVITED' ? user : { ...user, credentialState: 'RESET_REQUIRED' }
}
