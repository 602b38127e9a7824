import { COUNTRY_CODES } from '@portal/contract/country.ts'
import { listDpas, listDpasOfSubject } from '@portal/contract/dpas/dpa-endpoints.ts'
import { countryName, filtersFor, periodFilters, viewsFor } from '@portal/portal-app'
import { CARD_BRAND_OPTIONS } from '@portal/portal-app/checkout'
import { useMemo } from 'react'
import { NEEDS_PUBLISHING, PUBLISHED_RECORD_FILTERS, SUSPENDED } from '../subject/published-record-filters.ts'
import { useSubjectOptions } from '../subject/use-subject-options.ts'

const COUNTRIES = COUNTRY_CODES.map((value) => ({ value, label: countryName(value) })).sort((one, other) =>
  one.label.localeCompare(other.label),
)

const isCategory = (text: string) => /^\d{4}$/.test(text)

/** The filters of a subject's list. */
export const dpaFilters = () =>
  filtersFor(listDpasOfSubject, [
    ...PUBLISHED_RECORD_FILTERS,
    {
      name: 'differsFromDefaults',
      label: 'Defaults',
      options: [
        { value: 'true', label: 'Has custom options' },
        { value: 'false', label: 'Inherits everything' },
      ],
    },
    { name: 'cardBrand', label: 'Card brand', multiple: true, options: CARD_BRAND_OPTIONS },
    { name: 'country', label: 'Country', multiple: true, options: COUNTRIES },
    {
      name: 'mcc',
      label: 'Merchant category',
      multiple: true,
      options: [],
      typed: 'Four digits',
      describe: (value) => (isCategory(value) ? value : undefined),
    },
    ...periodFilters('updatedFrom', 'updatedTo', 'Updated'),
    ...periodFilters('createdFrom', 'createdTo', 'Created'),
  ])

/** Filters of the list of all DPAs, which also has SRC initiators. */
export function useDpaFilters() {
  const initiators = useSubjectOptions('SRCI')
  return useMemo(() => {
    const byInitiator = {
      name: 'subjectId' as const,
      label: 'SRC initiator',
      multiple: true,
      options: initiators,
      describe: (value: string) => value,
    }
    return [...filtersFor(listDpas, [byInitiator]), ...dpaFilters()]
  }, [initiators])
}

/** The most common filters. */
export const DPA_VIEWS = viewsFor(listDpas, [
  NEEDS_PUBLISHING,
  SUSPENDED,
  { label: 'Differs from defaults', show: { differsFromDefaults: 'true' } },
])
