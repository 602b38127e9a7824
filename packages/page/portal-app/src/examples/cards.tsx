import { getRole } from '@portal/contract/roles/role-endpoints.ts'
import { Text, TextLink } from '@portal/ui'
import { Card } from '../card/card.tsx'
import { CardBody } from '../card/card-body.tsx'
import { EmptyCard } from '../card/empty-card.tsx'
import { FigureList } from '../card/figure-list.tsx'
import { type WorkItem, WorkQueue } from '../card/work-queue.tsx'
import { useLoaded } from '../screen/use-loaded.ts'
import { type Answer, Answered } from './answered.tsx'
import { failure } from './made-up-answers.ts'

const FACTS = '@portal/shops 1.2.0'

const items: WorkItem[] = [
  { to: '?shop=1', title: 'Acme', detail: 'Wants to be published', since: '2026-01-01T08:00:00Z' },
  {
    to: '?shop=2',
    title: 'Internationale Handelsgesellschaft für Donaudampfschifffahrtsbedarf',
    detail: 'Has waited for longer than anybody remembers, and for a reason that takes long to tell',
    since: '2025-01-01T08:00:00Z',
  },
]

export const CardOfWork = () => (
  <Card title="Shops to publish" actions={<TextLink to="?">All shops</TextLink>}>
    <WorkQueue items={items} total={12} allAt="?" empty="No shop waits." />
  </Card>
)

export const CardWithoutWork = () => (
  <Card title="Shops to close">
    <WorkQueue items={[]} total={0} allAt="?" empty="No shop waits." />
  </Card>
)

export const CardWithOneLine = () => (
  <Card title="Shops that closed this year">
    <EmptyCard text="No shop has closed." />
  </Card>
)

export const CardOfFigures = () => (
  <Card title="Shops by status">
    <FigureList
      figures={[
        { label: 'Open', count: 1204, to: '?' },
        { label: 'Closed for more than ninety days without a word', count: 0, to: '?' },
      ]}
    />
  </Card>
)

function RoleName() {
  return <Text>{useLoaded(getRole, { params: { roleId: '1' } }).label}</Text>
}

const CardThatAsks = ({ title, answer }: { readonly title: string; readonly answer: Answer }) => (
  <Card title={title}>
    <Answered answer={answer}>
      <CardBody facts={FACTS} lines={3}>
        <RoleName />
      </CardBody>
    </Answered>
  </Card>
)

export const LoadingCard = () => <CardThatAsks title="Shops on their way" answer="none yet" />

export const FailingCard = () => <CardThatAsks title="Shops that cannot be read" answer={failure} />
