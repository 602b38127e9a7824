import { CARD_BRAND_LABELS } from '@portal/contract/card-brand.ts'
import type { DpaSummary } from '@portal/contract/dpas/dpa-schemas.ts'
import { countryName } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { CopyButton, formatNumber, Mono, Overview, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { PublicationStatus } from '../subject/publication-status.tsx'
import { DpaStatus } from './dpa-status.tsx'

/** Quick view of a DPA from the list. */
export function DpaLook({ dpa }: { dpa: DpaSummary }) {
  const { subjectId, srciDpaId, acquirerBin, ownOptions } = dpa
  return (
    <Overview
      items={[
        { label: 'Status', value: <DpaStatus dpa={dpa} /> },
        { label: 'Publication', value: <PublicationStatus subject={dpa} /> },
        {
          label: 'SRC initiator',
          value: <TextLink to={linkTo(routes.businessDetails, { subjectId })}>{dpa.subjectName}</TextLink>,
        },
        {
          label: 'DPA ID',
          value: (
            <>
              <Mono>{srciDpaId}</Mono> <CopyButton value={srciDpaId} label="DPA ID" />
            </>
          ),
        },
        { label: 'Legal name', value: dpa.dpaName },
        { label: 'Address', value: <Mono>{dpa.dpaUri}</Mono> },
        {
          label: 'Card brands',
          value: dpa.supportedCardBrands.map((brand) => CARD_BRAND_LABELS[brand]).join(', '),
        },
        { label: 'Country', value: countryName(dpa.merchantCountryCode) },
        { label: 'Merchant category', value: dpa.merchantCategoryCode },
        { label: 'Acquirer BIN', value: acquirerBin },
        {
          label: 'Custom options',
          value: ownOptions > 0 ? formatNumber(ownOptions) : 'None, all inherited',
        },
      ]}
      events={[
        { what: 'Updated', at: dpa.updatedAt, by: dpa.updatedBy.name },
        { what: 'Created', at: dpa.createdAt },
      ]}
    >
      Revision {formatNumber(dpa.revision)}
    </Overview>
  )
}
