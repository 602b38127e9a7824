import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { listTemplateCoverage } from '@portal/contract/templates/template-endpoints.ts'
import { columnsFor } from '@portal/portal-app'
import { formatNumber, TextLink } from '@portal/ui'
import { createLinkFor } from './owner-link.ts'

/** The subjects to choose from; each links to the form of a new template. */
export const OWNER_COLUMNS = columnsFor(listTemplateCoverage, [
  {
    key: 'name',
    label: 'Name',
    rowHeader: true,
    sortable: true,
    cell: ({ type, subjectId, name }) => <TextLink to={createLinkFor(type, subjectId)}>{name}</TextLink>,
  },
  { key: 'type', label: 'Type', text: ({ type }) => SUBJECT_TYPE_LABELS[type] },
  {
    key: 'own',
    label: 'Custom templates',
    align: 'end',
    sortable: true,
    text: ({ own }) => formatNumber(own),
  },
  { key: 'missing', label: 'Missing', align: 'end', sortable: true },
])
