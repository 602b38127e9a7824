import { Notice } from '../layout/notice.tsx'
import { texts } from '../texts.ts'

/** Replaces a part of a page that the operator may not see. `reason` says what it needs. */
export function LockedPart({ reason }: { reason: string }) {
  return (
    <Notice kind="info" title={texts.tabs.lockedTitle}>
      {reason}. {texts.tabs.lockedAdvice}
    </Notice>
  )
}
