import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { columnsFor } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { formatNumber, Mono, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { SubjectStatus, statusText } from '../subject/subject-status.tsx'

/** SRC initiators to choose from; each links to the form of a new DPA. */
export const SRCI_COLUMNS = columnsFor(listSubjects, [
  {
    key: 'name',
    label: 'Name',
    rowHeader: true,
    sortable: true,
    cell: ({ id, name }) => <TextLink to={linkTo(routes.dpaCreate, { subjectId: id })}>{name}</TextLink>,
  },
  { key: 'id', label: 'Subject ID', cell: ({ id }) => <Mono>{id}</Mono> },
  {
    key: 'status',
    label: 'Status',
    sortable: true,
    text: statusText,
    cell: (subject) => <SubjectStatus subject={subject} />,
  },
  {
    key: 'dpaCount',
    label: 'DPAs',
    align: 'end',
    cell: ({ dpaCount }) => formatNumber(dpaCount ?? 0),
  },
])
