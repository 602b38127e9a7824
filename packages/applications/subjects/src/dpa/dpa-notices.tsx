import type { Dpa } from '@portal/contract/dpas/dpa-schemas.ts'
import { Notice } from '@portal/ui'

/** The most important notice: unpublished changes. */
export function DpaNotices({ dpa }: { dpa: Dpa }) {
  return (
    dpa.publicationStatus === 'PUBLISHED' &&
    dpa.hasUnpublishedChanges && (
      <Notice kind="info" title="The draft differs from the published version">
        See the differences under Draft and published.
      </Notice>
    )
  )
}
