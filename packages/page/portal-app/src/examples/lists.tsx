import type { RowOf } from '@portal/contract/page-of.ts'
import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import { Button, DetailsList, statusLabel, statusOptions } from '@portal/ui'
import { actionsOn } from '../action/actions-on.ts'
import { ChangedCell } from '../list/changed-cell.tsx'
import { columnsFor } from '../list/columns-for.ts'
import { filtersFor } from '../list/filters-for.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { viewsFor } from '../list/views-for.ts'
import { ACTIVITY, ActivityBadge } from '../status/activity.tsx'
import { type Answer, Answered } from './answered.tsx'
import { failure, pageWith } from './made-up-answers.ts'

const columns = columnsFor(listUsers, [
  { key: 'email', label: 'Email', rowHeader: true, sortable: true, text: ({ email }) => email },
  {
    key: 'status',
    label: 'Status',
    text: ({ status }) => statusLabel(ACTIVITY, status),
    cell: ({ status }) => <ActivityBadge status={status} />,
  },
  {
    key: 'updatedAt',
    label: 'Updated',
    cell: ({ updatedAt, updatedBy }) => <ChangedCell at={updatedAt} by={updatedBy} />,
  },
])

const filters = filtersFor(listUsers, [{ name: 'status', label: 'Status', options: statusOptions(ACTIVITY) }])

const views = viewsFor(listUsers, [{ label: 'Suspended people', show: { status: 'SUSPENDED' } }])

const actions = {
  greet: actionsOn<RowOf<typeof listUsers>>().several({
    label: 'Greet',
    calls: [],
    bulk: true,
    applies: ({ status }) => status === 'ACTIVE',
    ask: { kind: 'reason', title: ({ email }) => `Greet ${email}?` },
    steps: () => [],
    done: ({ email }) => `${email} greeted`,
  }),
}

const People = ({ answer, label }: { readonly answer: Answer; readonly label: string }) => (
  <Answered answer={answer}>
    <ListScreen
      call={listUsers}
      name="example people"
      find={{ filters, views, label: `Search ${label.toLowerCase()}` }}
      rows={{
        label,
        columns,
        name: ({ email }) => email,
        actions,
        quickLook: ({ email }) => <DetailsList items={[{ label: 'Email', value: email }]} />,
      }}
      primary={<Button variant="solid">Add</Button>}
      empty={{ title: 'No people yet', text: 'Anyone who is invited appears here.' }}
    />
  </Answered>
)

const changed = { updatedAt: '2026-07-28T07:00:00Z', updatedBy: { name: 'Ada Lovelace' } }
const ana = { id: '1', email: 'ana@program.example', status: 'ACTIVE', ...changed }
const ben = { id: '2', email: 'ben@program.example', status: 'SUSPENDED', ...changed }

export const FullList = () => <People label="People" answer={pageWith([ana, ben])} />

/** The API may know more than this page. */
export const UnknownStatusInList = () => (
  <People label="People of a newer API" answer={pageWith([ana, { ...ben, status: 'ON_PARENTAL_LEAVE' }])} />
)

export const EmptyList = () => <People label="People of an empty list" answer={pageWith([])} />

export const LoadingList = () => <People label="People on their way" answer="none yet" />

export const FailingList = () => <People label="People that cannot be read" answer={failure} />
