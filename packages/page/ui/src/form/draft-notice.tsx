import { differences } from '../details/differences.ts'
import { Moment } from '../details/moment.tsx'
import { Button } from '../layout/button.tsx'
import { Notice } from '../layout/notice.tsx'
import type { Draft } from './draft.ts'
import { texts } from './texts.ts'

/** Says where the form's values are from, a draft or an older version, with a button to discard them. */
export function DraftNotice({ draft, onDiscard }: { draft: Draft; onDiscard(): void }) {
  const { older, savedAt, base, values } = draft
  const fields = new Set(differences(base, values).map(({ path }) => path.split('/')[1])).size
  return (
    <Notice
      kind="info"
      title={older ? texts.older(older.revision) : texts.restored}
      action={<Button onClick={onDiscard}>{texts.discard}</Button>}
    >
      {older ? (
        <>
          <Moment at={older.changedAt} />, {texts.olderBy(older.changedBy, fields)}
        </>
      ) : (
        <>
          {texts.restoredFrom} <Moment at={savedAt} />
        </>
      )}
    </Notice>
  )
}
