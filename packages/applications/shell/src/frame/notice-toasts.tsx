import { currentSession, notices$, session$ } from '@portal/session'
import { toast } from '@portal/ui/frame'
import { useEffect } from 'react'
import { forgetMessages, keepMessage } from '../messages/messages.ts'

/**
 * Shows each notice from any application as a toast, unless the operator already sees it elsewhere, and
 * stores it in the signed-in operator's messages until sign-out.
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
