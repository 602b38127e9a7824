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
      description="It starts as a draft and goes live when you publish it."
    >
      {status === 'SUSPENDED' && (
        <Notice kind="warning" title={`${name} is suspended`}>
          Until it is active, its payment applications accept no checkouts, whatever their status.
        </Notice>
      )}
      <DpaCreateForm initiator={initiator} layers={layers} />
    </Page>
  )
}
