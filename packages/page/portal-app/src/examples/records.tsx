import { getRole, listRoles } from '@portal/contract/roles/role-endpoints.ts'
import { ApiError } from '@portal/session'
import { HStack, Notice, Page, Text } from '@portal/ui'
import { Suspense } from 'react'
import { actionsOn } from '../action/actions-on.ts'
import { Can } from '../action/can.tsx'
import { OnlyWith } from '../action/only-with.tsx'
import { PageWith } from '../action/page-with.tsx'
import { RecordActions } from '../action/record-actions.tsx'
import { WithPermission } from '../action/with-permission.tsx'
import { PlainTable } from '../record/plain-table.tsx'
import { AccessRequest } from '../screen/access-request.tsx'
import { Boundary } from '../screen/boundary.tsx'
import { ScreenBoundary } from '../screen/screen-boundary.tsx'
import { useLoaded } from '../screen/use-loaded.ts'
import { Waiting } from '../screen/waiting.tsx'
import { ActivityBadge } from '../status/activity.tsx'
import { type Answer, Answered } from './answered.tsx'
import { failure, missing, refusal } from './made-up-answers.ts'

const nothing = { calls: [], applies: () => true, steps: () => [] }
const onShop = actionsOn<{ readonly name: string }>()

const actions = {
  open: onShop.several({
    ...nothing,
    label: 'Open',
    blocked: () => 'It is open already',
    ask: { kind: 'confirm', title: ({ name }) => `Open ${name}?` },
    done: ({ name }) => `${name} is open`,
  }),
  suspend: onShop.several({
    ...nothing,
    label: 'Suspend',
    ask: {
      kind: 'reason',
      title: ({ name }) => `Suspend ${name}?`,
      impact: async () => ['Its 12 orders wait until it is active again.'],
    },
    done: ({ name }) => `${name} suspended`,
  }),
  remove: onShop.several({
    ...nothing,
    label: 'Delete',
    danger: true,
    ask: { kind: 'removeWithReason', title: ({ name }) => `Delete ${name}?`, match: ({ name }) => name },
    done: ({ name }) => `${name} deleted`,
  }),
}

export const ActionsOfRecord = () => <RecordActions actions={actions} record={{ name: 'Acme' }} />

export const Activities = () => (
  <HStack gap="3" wrap="wrap">
    <ActivityBadge status="ACTIVE" />
    <ActivityBadge status="SUSPENDED" />
  </HStack>
)

export const FewRows = () => (
  <PlainTable
    label="Keys"
    head={['Key', 'Created', 'Status']}
    rows={[
      {
        key: '1',
        cells: ['Payload encryption', '4 May 2026', <ActivityBadge key="status" status="ACTIVE" />],
      },
      { key: '2', cells: ['Signing', '12 June 2026', <ActivityBadge key="status" status="SUSPENDED" />] },
    ]}
  />
)

export const PartForSomeOnly = () => (
  <Can call={listRoles}>
    <Text>Anyone who can search for roles sees this.</Text>
  </Can>
)

export const PartForDeclaredPermission = () => (
  <WithPermission permission="x.shops.close">
    <Text>Anyone who can close shops sees this.</Text>
  </WithPermission>
)

export const PartWithReason = () => (
  <OnlyWith call={listRoles}>
    <Text>Anyone who can search for roles sees this.</Text>
  </OnlyWith>
)

export const PageWithReason = () => (
  <PageWith call={listRoles}>
    <Page title="Roles">Anyone who can search for roles sees this page.</Page>
  </PageWith>
)

export const RequestForAccess = () => (
  <AccessRequest page="Shops" needs={['role.search']} roles={['Viewer']} />
)

function RoleName() {
  const { label } = useLoaded(getRole, { params: { roleId: '1' } })
  return <Page title={label} />
}

const Record = ({ answer }: { readonly answer: Answer }) => (
  <Answered answer={answer}>
    <ScreenBoundary page="Shop">
      <Suspense fallback={<Waiting code={Promise.resolve()} onNews={() => undefined} />}>
        <RoleName />
      </Suspense>
    </ScreenBoundary>
  </Answered>
)

export const LoadedRecord = () => <Record answer={{ data: { label: 'Acme' } }} />

export const LoadingRecord = () => <Record answer="none yet" />

export const FailingRecord = () => <Record answer={failure} />

export const ForbiddenRecord = () => <Record answer={refusal} />

export const MissingRecord = () => <Record answer={missing} />

function Broken(): never {
  throw new ApiError({ status: 500, reason: 'INTERNAL_ERROR', message: 'Something went wrong.' })
}

export const BrokenPart = () => (
  <Boundary show={() => <Notice kind="error" title="This part could not be shown" />}>
    <Broken />
  </Boundary>
)
