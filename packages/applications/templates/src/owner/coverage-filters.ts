import { LANGUAGES } from '@portal/contract/language.ts'
import { listTemplateCoverage } from '@portal/contract/templates/template-endpoints.ts'
import { languageName } from '@portal/contract/templates/template-name.ts'
import { ACTIVITY, filtersFor } from '@portal/portal-app'
import { statusOptions } from '@portal/ui'

export const COVERAGE_FILTERS = filtersFor(listTemplateCoverage, [
  { name: 'status', label: 'Status', options: statusOptions(ACTIVITY) },
  {
    name: 'withoutLang',
    label: 'Missing custom texts in',
    multiple: true,
    options: LANGUAGES.map((value) => ({ value, label: languageName(value) })),
  },
  {
    name: 'outdated',
    label: 'Outdated',
    options: [
      { value: 'true', label: 'Has outdated templates' },
      { value: 'false', label: 'All up to date' },
    ],
  },
])
