import { notices$ } from '@portal/session'
import { toast } from '@portal/ui'
import { useEffect } from 'react'

/** Shows every notice as a toast, whichever application it came from. */
export function NoticeToasts() {
  useEffect(() => {
    const subscription = notices$.subscribe((notice) => toast(notice))
    return () => subscription.unsubscribe()
  }, [])
  return null
}
