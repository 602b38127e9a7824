import type { ReactNode } from 'react'
import { Notice } from '../layout/notice.tsx'
import { RequestId } from './request-id.tsx'

/** A failed call: an `ApiError` is one. */
export interface ShownError {
  readonly message: string
  readonly lines?: readonly string[] | undefined
  readonly requestId?: string | undefined
}

export interface ErrorNoticeProps {
  error: ShownError
  action?: ReactNode
}

/** A failed call where its result would be: the message, each detail as a line (§8), and the request ID. */
export function ErrorNotice({ error: { message, lines, requestId }, action }: ErrorNoticeProps) {
  return (
    <Notice kind="error" title={message} action={action}>
      {lines?.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {requestId && <RequestId id={requestId} />}
    </Notice>
  )
}
