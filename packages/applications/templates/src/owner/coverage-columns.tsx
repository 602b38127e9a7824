import { listTemplateCoverage } from '@portal/contract/templates/template-endpoints.ts'
import { languageName } from '@portal/contract/templates/template-name.ts'
import { ACTIVITY, ActivityBadge, columnsFor } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { formatNumber, Moment, Mono, statusLabel, Text, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'

/** Coverage of each issuer's messages. */
export const COVERAGE_COLUMNS = columnsFor(listTemplateCoverage, [
  {
    key: 'name',
    label: 'Issuer',
    rowHeader: true,
    sortable: true,
    cell: ({ subjectId, name }) => (
      <TextLink to={linkTo(routes.srcpiTemplates, { subjectId })}>{name}</TextLink>
    ),
  },
  { key: 'subjectId', label: 'ID', optional: true, cell: ({ subjectId }) => <Mono>{subjectId}</Mono> },
  {
    key: 'status',
    label: 'Status',
    text: ({ status }) => statusLabel(ACTIVITY, status),
    cell: ({ status }) => <ActivityBadge status={status} />,
  },
  {
    key: 'own',
    label: 'Custom',
    align: 'end',
    sortable: true,
    text: ({ own, drafts }) => (drafts > 0 ? `${formatNumber(own)} + ${drafts} drafts` : formatNumber(own)),
  },
  { key: 'inherited', label: 'Inherited', align: 'end', hideBelow: 'lg' },
  {
    key: 'languages',
    label: 'Languages',
    hideBelow: 'lg',
    text: ({ languages }) => languages.map(languageName).join(', '),
    cell: ({ languages }) => (
      <span title={languages.map(languageName).join(', ')}>{languages.join(', ')}</span>
    ),
  },
  { key: 'missing', label: 'Missing', align: 'end', sortable: true },
  { key: 'outdated', label: 'Outdated', align: 'end', sortable: true },
  {
    key: 'updatedAt',
    label: 'Updated',
    align: 'end',
    sortable: true,
    hideBelow: 'md',
    text: ({ updatedAt }) => updatedAt ?? '',
    cell: ({ updatedAt }) =>
      updatedAt ? <Moment at={updatedAt} day relative /> : <Text color="fg.muted">Never</Text>,
  },
])
