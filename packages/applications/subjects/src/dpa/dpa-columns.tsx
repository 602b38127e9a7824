import { CARD_BRAND_LABELS } from '@portal/contract/card-brand.ts'
import { listDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { DpaSummary } from '@portal/contract/dpas/dpa-schemas.ts'
import { columnsFor, countryName } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { type Column, CopyButton, formatNumber, Moment, Mono, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { PublicationStatus, publicationInWords } from '../subject/publication-status.tsx'
import { DpaStatus, dpaStatusText } from './dpa-status.tsx'

/** Columns of the list of all DPAs. Created once: new column objects would rerender the cells. */
export const DPA_COLUMNS: readonly Column<DpaSummary>[] = columnsFor(listDpas, [
  {
    key: 'dpaPresentationName',
    label: 'Presentation name',
    rowHeader: true,
    sortable: true,
    maxWidth: '15rem',
    cell: ({ id, subjectId, dpaPresentationName }) => (
      <TextLink to={linkTo(routes.dpaDetails, { subjectId, dpaId: id })}>{dpaPresentationName}</TextLink>
    ),
  },
  {
    key: 'subjectName',
    label: 'SRC initiator',
    maxWidth: '13rem',
    cell: ({ subjectId, subjectName }) => (
      <TextLink to={linkTo(routes.businessDetails, { subjectId })}>{subjectName}</TextLink>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    sortable: true,
    text: dpaStatusText,
    cell: (dpa) => <DpaStatus dpa={dpa} />,
  },
  {
    key: 'publicationStatus',
    label: 'Publication',
    hideBelow: 'lg',
    text: (dpa) => publicationInWords(dpa),
    cell: (dpa) => <PublicationStatus subject={dpa} />,
  },
  {
    key: 'supportedCardBrands',
    label: 'Brands',
    hideBelow: '2xl',
    maxWidth: '13rem',
    text: ({ supportedCardBrands }) =>
      supportedCardBrands.map((brand) => CARD_BRAND_LABELS[brand]).join(', '),
  },
  {
    key: 'merchantCategoryCode',
    label: 'MCC',
    hideBelow: 'xl',
    cell: ({ merchantCategoryCode }) => <Mono>{merchantCategoryCode}</Mono>,
  },
  {
    key: 'merchantCountryCode',
    label: 'Country',
    hideBelow: '2xl',
    maxWidth: '10rem',
    text: ({ merchantCountryCode }) => countryName(merchantCountryCode),
  },
  {
    key: 'updatedAt',
    label: 'Updated',
    align: 'end',
    sortable: true,
    hideBelow: 'lg',
    cell: ({ updatedAt }) => <Moment at={updatedAt} day relative />,
  },
  { key: 'dpaName', label: 'Legal name', optional: true, sortable: true },
  {
    key: 'srciDpaId',
    label: 'DPA ID',
    optional: true,
    cell: ({ srciDpaId }) => (
      <>
        <Mono>{srciDpaId}</Mono> <CopyButton value={srciDpaId} label="DPA ID" />
      </>
    ),
  },
  { key: 'dpaUri', label: 'Address', optional: true },
  {
    key: 'acquirerBin',
    label: 'Acquirer BIN',
    optional: true,
    text: ({ acquirerBin }) => acquirerBin ?? undefined,
  },
  {
    key: 'ownOptions',
    label: 'Custom options',
    optional: true,
    align: 'end',
    cell: ({ ownOptions }) => formatNumber(ownOptions),
  },
  { computed: 'updatedBy', label: 'Updated by', optional: true, text: ({ updatedBy }) => updatedBy.name },
  {
    key: 'createdAt',
    label: 'Created',
    optional: true,
    align: 'end',
    sortable: true,
    cell: ({ createdAt }) => <Moment at={createdAt} day relative />,
  },
])

/** The same columns without the SRC initiator, for the list of one SRCI. */
export const COLUMNS_OF_SUBJECT = DPA_COLUMNS.filter(({ key }) => key !== 'subjectName')
