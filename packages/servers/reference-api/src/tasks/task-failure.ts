import type { ErrorReason } from '@portal/contract/error-reasons.ts'

/** Ends a task as FAILED. Operators see the message. */
export class TaskFailure extends Error {
  readonly reason: ErrorReason

  constructor(reason: ErrorReason, message: string) {
    super(message)
    this.reason = reason
  }
}
