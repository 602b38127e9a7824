import type { ReactNode } from 'react'
import { texts } from '../texts.ts'
import { MessageScreen } from './message-screen.tsx'

export interface NotFoundScreenProps {
  title?: string
  text?: ReactNode
  /** Ways on: links to pages that do exist. */
  children?: ReactNode
}

/** For an address without a page, and for a record that is not there. */
export function NotFoundScreen({ title, text, children }: NotFoundScreenProps) {
  return (
    <MessageScreen title={title ?? texts.page.notFoundTitle}>
      <p>{text ?? texts.page.notFoundText}</p>
      {children}
    </MessageScreen>
  )
}
