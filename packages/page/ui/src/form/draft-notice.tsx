import { Moment } from '../details/moment.tsx'
import { Button } from '../layout/button.tsx'
import { Notice } from '../layout/notice.tsx'
import { texts } from './texts.ts'

/** Says that the form shows a restored draft, with a button to discard it. */
export function DraftNotice({ savedAt, onDiscard }: { savedAt: string; onDiscard(): void }) {
  return (
    <Notice kind="info" title={texts.restored} action={<Button onClick={onDiscard}>{texts.discard}</Button>}>
      {texts.restoredFrom} <Moment at={savedAt} />
    </Notice>
  )
}
