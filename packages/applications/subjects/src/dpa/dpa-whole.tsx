import type { Dpa } from '@portal/contract/dpas/dpa-schemas.ts'
import { effectiveOptions, type OptionLayers } from '@portal/contract/dpas/effective-options.ts'
import { countryName } from '@portal/portal-app'
import { optionInWords } from '@portal/portal-app/checkout'
import { linkTo } from '@portal/routing/link-to.ts'
import { formatNumber, Mono, Overview, Stack, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { PublicationStatus } from '../subject/publication-status.tsx'
import { CheckoutSheet } from './checkout-sheet.tsx'
import { DpaStatus } from './dpa-status.tsx'

/** The main facts about a DPA, with the consumer preview. */
export function DpaWhole({ dpa, layers }: { dpa: Dpa; layers: OptionLayers }) {
  const { dpaData, subjectId, publishedAt, publishedBy, merchantCategoryCodes } = dpa
  const options = effectiveOptions([['DPA', dpa], ...layers])
  return (
    <Stack gap="6">
      <Overview
        items={[
          { label: 'Status', value: <DpaStatus dpa={dpa} /> },
          { label: 'Publication', value: <PublicationStatus subject={dpa} /> },
          {
            label: 'SRC initiator',
            value: <TextLink to={linkTo(routes.businessDetails, { subjectId })}>{dpa.subjectName}</TextLink>,
          },
          { label: 'Legal name', value: dpaData.dpaName },
          { label: 'Address', value: <Mono>{dpaData.dpaUri}</Mono> },
          {
            label: 'Card brands',
            value: optionInWords('supportedCardBrands', options.supportedCardBrands?.value),
          },
          { label: 'Country', value: countryName(dpa.merchantCountryCode) },
          { label: 'Merchant categories', value: merchantCategoryCodes.join(', ') },
          { label: 'Notes', value: dpa.notes },
        ]}
        events={[
          { what: 'Published', at: publishedAt, by: publishedBy?.name },
          { what: 'Updated', at: dpa.updatedAt, by: dpa.updatedBy.name },
          { what: 'Created', at: dpa.createdAt, by: dpa.createdBy.name },
        ]}
      >
        Revision {formatNumber(dpa.revision)}
      </Overview>
      <Stack maxWidth="24rem">
        <CheckoutSheet title="Consumer preview" name={dpaData.dpaPresentationName} options={options} />
      </Stack>
    </Stack>
  )
}
