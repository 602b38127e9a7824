import type { ReactNode } from 'react'
import { texts } from '../texts.ts'
import { MessageScreen } from './message-screen.tsx'

export interface NotFoundScreenProps {
  title?: string
  text?: ReactNode
  /** Next steps: links to existing pages. */
  children?: ReactNode
}

/** For an address without a page, or a missing record. */
export function NotFoundScreen({ title, text, children }: NotFoundScreenProps) {
  return (
    <MessageScreen title={title ?? texts.page.notFoundTitle}>
      <p>{text ?? texts.page.notFoundText}</p>
      {children}
    </MessageScreen>
  )
}
