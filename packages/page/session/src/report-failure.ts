import type { ErrorReason } from '@portal/contract/error-reasons.ts'
import type { ApiError } from './api-error.ts'
import type { CallOptions } from './http-client.ts'
import type { Notices } from './notices.ts'
import type { Session } from './session.ts'

/** Reasons not shown to the operator: the calling page handles them (specification, section 8). */
const SILENT_REASONS: readonly string[] = ['IDV_CHANNEL_NOT_FOUND']

const SHOWN = { isShown: true }

/** The API's reason for a suspended operator. */
const SUSPENDED = 'USER_SUSPENDED' satisfies ErrorReason

interface Dependencies {
  readonly session: Pick<Session, 'isOver' | 'isLocked' | 'expire' | 'endWith' | 'rereadAccess'>
  readonly notices: Pick<Notices, 'notify'>
}

/** Shows a failed call to the operator, and applies its effect on the session. */
export function reportFailure(
  { session, notices }: Dependencies,
  error: ApiError,
  { errors }: CallOptions,
): void {
  // Calls pending when the session ended have nothing to add.
  if (error.status === 401 && (session.isOver() || session.isLocked())) return
  // An operator suspended while working is notified once, on the way to the sign-in page.
  if (error.reason === SUSPENDED) return void session.endWith('disabled')
  if (errors !== 'nowhere' && !SILENT_REASONS.includes(error.reason)) {
    const { message, lines, requestId } = error
    notices.notify({ kind: 'error', title: message, lines, requestId, ...(errors === 'here' && SHOWN) })
  }
  if (error.status === 401) void session.expire()
  if (error.status === 403) void session.rereadAccess()
}
