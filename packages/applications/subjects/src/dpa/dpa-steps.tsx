import type { Dpa, InheritedOptions } from '@portal/contract/dpas/dpa-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { LiveSteps } from '../overview/live-steps.tsx'
import { routes } from '../routes.ts'

interface DpaStepsProps {
  readonly dpa: Dpa
  readonly initiator: InheritedOptions['initiator']
}

/** What is missing before a DPA accepts checkouts: its initiator must be live as well. */
export function DpaSteps({ dpa, initiator }: DpaStepsProps) {
  const above = linkTo(routes.businessDetails, { subjectId: initiator.id })
  return (
    <LiveSteps
      title="Before going live"
      steps={[
        {
          label: `Publish ${initiator.name}`,
          isDone: initiator.publicationStatus === 'PUBLISHED',
          to: above,
        },
        { label: `Activate ${initiator.name}`, isDone: initiator.status === 'ACTIVE', to: above },
        { label: 'Publish the payment application', isDone: dpa.publicationStatus === 'PUBLISHED' },
        { label: 'Activate the payment application', isDone: dpa.status === 'ACTIVE' },
      ]}
    />
  )
}
