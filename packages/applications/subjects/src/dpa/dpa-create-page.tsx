import { useRouteParams } from '@portal/portal-app'
import { Notice, Page } from '@portal/ui'
import { routes } from '../routes.ts'
import { DpaCreateForm } from './dpa-create-form.tsx'
import { useInitiator } from './use-initiator.ts'

export default function DpaCreatePage() {
  const { subjectId } = useRouteParams(routes.dpaCreate)
  const { initiator, layers } = useInitiator(subjectId)
  const { name, status } = initiator
  return (
    <Page
      title={`Add a payment application of ${name}`}
      description="It starts as a draft. Nothing goes live before it is published."
    >
      {status === 'SUSPENDED' && (
        <Notice kind="warning" title={`${name} is suspended`}>
          Its payment applications accept no checkouts as long as it is, whatever their own status says.
        </Notice>
      )}
      <DpaCreateForm initiator={initiator} layers={layers} />
    </Page>
  )
}
