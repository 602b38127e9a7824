import { LANGUAGES } from '@portal/contract/language.ts'
import {
  TEMPLATE_CHANNEL_LABELS,
  TEMPLATE_CHANNELS,
  TEMPLATE_TYPE_LABELS,
  TEMPLATE_TYPES,
} from '@portal/contract/templates/template.ts'
import { listTemplates } from '@portal/contract/templates/template-endpoints.ts'
import { languageName } from '@portal/contract/templates/template-name.ts'
import { filtersFor, periodFilters } from '@portal/portal-app'

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

/** The list's filters. */
export const TEMPLATE_FILTERS = filtersFor(listTemplates, [
  {
    name: 'channel',
    label: 'Channel',
    options: TEMPLATE_CHANNELS.map((value) => ({ value, label: TEMPLATE_CHANNEL_LABELS[value] })),
    multiple: true,
  },
  {
    name: 'type',
    label: 'Message',
    options: TEMPLATE_TYPES.map((value) => ({ value, label: TEMPLATE_TYPE_LABELS[value] })),
    multiple: true,
  },
  {
    name: 'lang',
    label: 'Language',
    options: LANGUAGES.map((value) => ({ value, label: languageName(value) })),
    multiple: true,
  },
  {
    name: 'origin',
    label: 'Origin',
    options: [
      { value: 'OWN', label: 'Custom' },
      { value: 'SYSTEM', label: 'Inherited' },
    ],
  },
  { name: 'draft', label: 'Draft', options: YES_NO },
  { name: 'outdated', label: 'Outdated', options: YES_NO },
  { name: 'hasProblems', label: 'Has warnings', options: YES_NO },
  ...periodFilters('updatedFrom', 'updatedTo', 'Changed'),
])
