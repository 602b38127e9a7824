import type { Endpoint } from '@portal/contract/endpoint.ts'
import { can, useSession } from '@portal/session'
import { ActionMenu, ask, Button, HStack, type MenuItem } from '@portal/ui'
import { sentencesOf } from './sentences-of.ts'

interface Question<Record> {
  readonly kind: 'confirm' | 'reason' | 'optionalReason' | 'remove'
  title(record: Record): string
  /** What the action touches, in lines of text, shown inside the dialog. */
  impact?(record: Record): Promise<readonly string[]>
}

/** Something that can be done with a record. The call decides who may; the API enforces the same line. */
export interface RecordAction<Record> {
  readonly label: string
  readonly call: Endpoint
  readonly danger?: true
  /** Left out where it makes no sense, for example "Suspend" on what is suspended. */
  applies(record: Record): boolean
  /** Why it is not possible now; the button stays and says so. */
  blocked?(record: Record): string | undefined
  readonly ask: Question<Record>
  perform(record: Record, answer: { changeReason: string }): Promise<unknown>
}

/** Names the actions of a record; rows, details and tests read the same table. */
export const defineActions = <Record,>(actions: { readonly [name: string]: RecordAction<Record> }) => actions

type Actions<Record> = ReturnType<typeof defineActions<Record>>

async function start<Record>(action: RecordAction<Record>, record: Record): Promise<void> {
  const { kind, title, impact } = action.ask
  const question = {
    title: title(record),
    confirmLabel: action.label,
    ...(impact && { impact: () => impact(record) }),
    run: async (answer?: { changeReason?: string }) => {
      await action.perform(record, { changeReason: answer?.changeReason ?? '' }).catch(sentencesOf)
    },
  }
  await ask[kind](question)
}

/** What the operator may do with a record, as entries of a menu. */
export function useRecordActions<Record>(actions: Actions<Record>) {
  useSession()
  return (record: Record): MenuItem[] =>
    Object.values(actions)
      .filter((action) => can(action.call) && action.applies(record))
      .map((action) => ({
        label: action.label,
        danger: action.danger ?? false,
        disabledReason: action.blocked?.(record),
        onSelect: () => void start(action, record),
      }))
}

const SHOWN_AS_BUTTONS = 2

/** The actions of a record on its page: the first two as buttons, the rest behind "More". */
export function RecordActions<Record>({ actions, record }: { actions: Actions<Record>; record: Record }) {
  const items = useRecordActions(actions)(record)
  const buttons = items.slice(0, SHOWN_AS_BUTTONS)
  return (
    <HStack gap="2" wrap="wrap">
      {buttons.map(({ label, disabledReason, onSelect }) => (
        <Button key={label} onClick={onSelect} disabled={Boolean(disabledReason)} title={disabledReason}>
          {label}
        </Button>
      ))}
      <ActionMenu label="More" items={items.slice(SHOWN_AS_BUTTONS)} />
    </HStack>
  )
}
