import type { ReactNode } from 'react'
import { texts } from '../texts.ts'
import { MessageScreen } from './message-screen.tsx'
import { RequestId } from './request-id.tsx'

export interface NotFoundScreenProps {
  title?: string
  text?: ReactNode
  details?: readonly string[] | undefined
  requestId?: string | undefined
  /** Next steps: links to existing pages. */
  children?: ReactNode
}

/** For an address without a page, or a missing record. */
export function NotFoundScreen({ title, text, details, requestId, children }: NotFoundScreenProps) {
  return (
    <MessageScreen title={title ?? texts.page.notFoundTitle}>
      <p>{text ?? texts.page.notFoundText}</p>
      {details?.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
      {requestId && <RequestId id={requestId} />}
    </MessageScreen>
  )
}
