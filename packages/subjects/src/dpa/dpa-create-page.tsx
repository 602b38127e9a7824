import { createDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import { useRouteParams } from '@portal/portal-app'
import { CreateForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { Notice, Page } from '@portal/ui'
import { routes } from '../routes.ts'
import { InheritedOptionsContext } from '../subject/data/option-field.tsx'
import { CheckoutPreview } from './checkout-preview.tsx'
import { DpaFields } from './dpa-fields.tsx'
import { dpaForm } from './dpa-form.ts'
import { DPA_LABELS } from './dpa-labels.ts'
import { DpaReview } from './dpa-review.tsx'
import { inheritedFrom } from './inherited-from.ts'
import { useInitiator } from './use-initiator.ts'
import { useLastSrci } from './use-last-srci.ts'

export default function DpaCreatePage() {
  const { subjectId } = useRouteParams(routes.dpaCreate)
  const { initiator, layers } = useInitiator(subjectId)
  const { name, status, countryCode } = initiator
  const lastSrci = useLastSrci()
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
      <InheritedOptionsContext value={inheritedFrom(layers)}>
        <CreateForm
          call={createDpa}
          schema={dpaForm}
          defaultValues={{
            dpaData: { applicationType: 'WEB_BROWSER', originDomains: [''] },
            merchantCountryCode: countryCode ?? '',
            merchantCategoryCodes: [''],
            acquirerData: [],
            debitTokenRequested: countryCode === 'US',
          }}
          labels={DPA_LABELS}
          draft={`payment application of ${subjectId}`}
          ask="optionalReason"
          describe={(values) => <DpaReview body={values} layers={layers} />}
          input={(body, { changeReason }) => ({
            params: { subjectId },
            body: { ...body, ...(changeReason && { changeReason }) },
          })}
          submitLabel="Create"
          done={({ dpaData }) => {
            lastSrci.set(subjectId)
            return `${dpaData.dpaPresentationName} is created as a draft`
          }}
          goTo={({ id }) => linkTo(routes.dpaDetails, { subjectId, dpaId: id })}
          cancelTo={linkTo(routes.subjectDpas, { subjectId })}
        >
          <DpaFields />
          <CheckoutPreview layers={layers} />
        </CreateForm>
      </InheritedOptionsContext>
    </Page>
  )
}
