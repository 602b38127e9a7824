import type { Dpa, InheritedOptions } from '@portal/contract/dpas/dpa-schemas.ts'
import { effectiveOptions, type OptionLayers } from '@portal/contract/dpas/effective-options.ts'
import { countryName } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { DetailsList, formatNumber, Moment, Mono, Stack, TextLink } from '@portal/ui'
import { publishedFact } from '../overview/published-fact.tsx'
import { RecordOverview } from '../overview/record-overview.tsx'
import { routes } from '../routes.ts'
import { CheckoutSheet } from './checkout-sheet.tsx'
import { DpaChanges } from './dpa-changes.tsx'
import { DpaRelated } from './dpa-related.tsx'
import { DpaSteps } from './dpa-steps.tsx'

interface DpaOverviewProps {
  readonly dpa: Dpa
  readonly initiator: InheritedOptions['initiator']
  readonly layers: OptionLayers
}

/** What a DPA lacks before going live, its main facts with the consumer preview, and the records around it. */
export function DpaOverview({ dpa, initiator, layers }: DpaOverviewProps) {
  const { dpaData, subjectId, subjectName } = dpa
  return (
    <RecordOverview
      aside={
        <>
          <DpaRelated subjectId={subjectId} initiator={subjectName} />
          <DpaChanges dpa={dpa} />
        </>
      }
    >
      <DpaSteps dpa={dpa} initiator={initiator} />
      <DetailsList
        columns={1}
        items={[
          ...publishedFact(dpa),
          {
            label: 'SRC initiator',
            value: <TextLink to={linkTo(routes.businessDetails, { subjectId })}>{subjectName}</TextLink>,
          },
          { label: 'Legal name', value: dpaData.dpaName },
          { label: 'Address', value: <Mono>{dpaData.dpaUri}</Mono> },
          { label: 'Country', value: countryName(dpa.merchantCountryCode) },
          { label: 'Merchant categories', value: dpa.merchantCategoryCodes.join(', ') },
          ...(dpa.notes ? [{ label: 'Notes', value: dpa.notes }] : []),
          {
            label: 'Created',
            value: (
              <>
                <Moment at={dpa.createdAt} /> by {dpa.createdBy.name}
              </>
            ),
          },
          { label: 'Revision', value: formatNumber(dpa.revision) },
        ]}
      />
      <Stack maxWidth="24rem">
        <CheckoutSheet
          title="Consumer preview"
          name={dpaData.dpaPresentationName}
          options={effectiveOptions([['DPA', dpa], ...layers])}
        />
      </Stack>
    </RecordOverview>
  )
}
