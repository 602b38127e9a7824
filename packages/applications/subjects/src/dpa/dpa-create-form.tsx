import { createDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { InheritedOptions } from '@portal/contract/dpas/dpa-schemas.ts'
import type { OptionLayers } from '@portal/contract/dpas/effective-options.ts'
import { InheritedOptionsContext } from '@portal/portal-app/checkout'
import { CreateForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'
import { CheckoutPreview } from './checkout-preview.tsx'
import { DpaFields } from './dpa-fields.tsx'
import { dpaForm } from './dpa-form.ts'
import { DPA_LABELS } from './dpa-labels.ts'
import { DpaReview } from './dpa-review.tsx'
import { inheritedFrom } from './inherited-from.ts'
import { useLastSrci } from './use-last-srci.ts'

interface DpaCreateFormProps {
  readonly initiator: InheritedOptions['initiator']
  /** What DPAs of this SRC initiator inherit. */
  readonly layers: OptionLayers
}

/** Form for a new DPA. The country defaults to the initiator's. */
export function DpaCreateForm({ initiator: { id: subjectId, countryCode }, layers }: DpaCreateFormProps) {
  const lastSrci = useLastSrci()
  return (
    <InheritedOptionsContext value={inheritedFrom(layers)}>
      <CreateForm
        schema={dpaForm}
        labels={DPA_LABELS}
        defaultValues={{
          dpaData: { applicationType: 'WEB_BROWSER', originDomains: [''] },
          merchantCountryCode: countryCode ?? '',
          merchantCategoryCodes: [''],
          acquirerData: [],
          debitTokenRequested: countryCode === 'US',
        }}
        draft={`payment application of ${subjectId}`}
        save={{
          call: createDpa,
          input: (body, { changeReason }) => ({
            params: { subjectId },
            body: { ...body, ...(changeReason && { changeReason }) },
          }),
          done: ({ dpaData }) => {
            lastSrci.set(subjectId)
            return `${dpaData.dpaPresentationName} created as a draft`
          },
          goTo: ({ id }) => linkTo(routes.dpaDetails, { subjectId, dpaId: id }),
        }}
        review={{ ask: 'optionalReason', describe: (values) => <DpaReview body={values} layers={layers} /> }}
        submitLabel="Create"
        cancelTo={linkTo(routes.subjectDpas, { subjectId })}
      >
        <DpaFields />
        <CheckoutPreview layers={layers} />
      </CreateForm>
    </InheritedOptionsContext>
  )
}
