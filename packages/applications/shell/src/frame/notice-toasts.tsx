import { currentSession, notices$, session$ } from '@portal/session'
import { toast } from '@portal/ui/frame'
import { useEffect } from 'react'
import { forgetMessages, keepMessage } from '../messages/messages.ts'

/**
 * Shows every notice as a toast, whichever application it came from, unless the operator sees it elsewhere; keeps it
 * for the operator who is signed in until they sign out.
 */
export function NoticeToasts() {
  useEffect(() => {
    let sub: string | undefined
    const session = session$.subscribe((state) => {
      if (state.status === 'authenticated') sub = state.user.sub
      if (state.status === 'leaving' && sub) forgetMessages(sub)
    })
    const notices = notices$.subscribe((notice) => {
      if (!notice.isShown) toast(notice)
      if (sub && currentSession().status === 'authenticated') keepMessage(sub, notice)
    })
    return () => {
      session.unsubscribe()
      notices.unsubscribe()
    }
  }, [])
  return null
}
