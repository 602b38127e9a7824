import type { Dpa, InheritedOptions } from '@portal/contract/dpas/dpa-schemas.ts'
import { Notice } from '@portal/ui'

interface DpaNoticesProps {
  readonly dpa: Dpa
  readonly initiator: InheritedOptions['initiator']
}

/** The most important notices: what blocks a DPA from above, and unpublished changes. */
export function DpaNotices({ dpa, initiator }: DpaNoticesProps) {
  return (
    <>
      {initiator.status === 'SUSPENDED' && (
        <Notice kind="warning" title={`${initiator.name} is suspended`}>
          This payment application accepts no checkouts, whatever its own status.
        </Notice>
      )}
      {initiator.publicationStatus === 'DRAFT' && (
        <Notice kind="info" title={`${initiator.name} has never been published`}>
          Publish it before its payment applications.
        </Notice>
      )}
      {dpa.publicationStatus === 'PUBLISHED' && dpa.hasUnpublishedChanges && (
        <Notice kind="info" title="The draft differs from what is published">
          See the differences under Draft and published.
        </Notice>
      )}
    </>
  )
}
