import { getDpa, updateDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import { needsReasonToSaveDpa } from '@portal/contract/dpas/dpa-rules.ts'
import { useLoaded, useRouteParams } from '@portal/portal-app'
import { InheritedOptionsContext } from '@portal/portal-app/checkout'
import { EditForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { Notice, Page } from '@portal/ui'
import { routes } from '../routes.ts'
import { CheckoutPreview } from './checkout-preview.tsx'
import { DpaFields } from './dpa-fields.tsx'
import { dpaForm } from './dpa-form.ts'
import { dpaFormValues } from './dpa-form-values.ts'
import { DPA_LABELS } from './dpa-labels.ts'
import { DpaStatus } from './dpa-status.tsx'
import { inheritedFrom } from './inherited-from.ts'
import { useInitiator } from './use-initiator.ts'

export default function DpaUpdatePage() {
  const params = useRouteParams(routes.dpaUpdate)
  const dpa = useLoaded(getDpa, { params })
  const { layers } = useInitiator(params.subjectId)
  const isPublished = dpa.publicationStatus === 'PUBLISHED'
  const details = linkTo(routes.dpaDetails, params)
  return (
    <Page
      title={`Edit ${dpa.dpaData.dpaPresentationName}`}
      status={<DpaStatus dpa={dpa} />}
      description="Changes are saved to the draft."
    >
      {isPublished && (
        <Notice kind="info" title="This payment application is live">
          Your changes go live when you publish them.
        </Notice>
      )}
      <InheritedOptionsContext value={inheritedFrom(layers)}>
        <EditForm
          record={{
            read: getDpa,
            input: { params },
            name: ({ dpaData }) => dpaData.dpaPresentationName,
            toValues: dpaFormValues,
          }}
          schema={dpaForm}
          labels={DPA_LABELS}
          save={{
            call: updateDpa,
            change: (body) => ({ params, body }),
            done: ({ dpaData }) => `${dpaData.dpaPresentationName} saved`,
            goTo: details,
          }}
          review={{ ask: needsReasonToSaveDpa(dpa) ? 'reason' : 'optionalReason' }}
          cancelTo={details}
        >
          <DpaFields dpaId={dpa.id} wasPublished={isPublished} />
          <CheckoutPreview layers={layers} before={dpa} />
        </EditForm>
      </InheritedOptionsContext>
    </Page>
  )
}
