import type { Dpa, InheritedOptions } from '@portal/contract/dpas/dpa-schemas.ts'
import { Notice } from '@portal/ui'

interface DpaNoticesProps {
  readonly dpa: Dpa
  readonly initiator: InheritedOptions['initiator']
}

/** What an operator should know before anything else: what stops a DPA from above, and what is not live yet. */
export function DpaNotices({ dpa, initiator }: DpaNoticesProps) {
  return (
    <>
      {initiator.status === 'SUSPENDED' && (
        <Notice kind="warning" title={`${initiator.name} is suspended`}>
          So this payment application accepts no checkouts, whatever its own status says.
        </Notice>
      )}
      {initiator.publicationStatus === 'DRAFT' && (
        <Notice kind="info" title={`${initiator.name} has never been published`}>
          It has to be published before its payment applications can be.
        </Notice>
      )}
      {dpa.publicationStatus === 'PUBLISHED' && dpa.hasUnpublishedChanges && (
        <Notice kind="info" title="The draft differs from what is published">
          What differs stands under Draft and published.
        </Notice>
      )}
    </>
  )
}
