import { can, useSession } from '@portal/session'
import { ActionMenu, Button, HStack } from '@portal/ui'
import type { MenuItem } from '@portal/ui/blocks'
import { actOn } from './act-on.ts'
import type { Actions, RecordAction } from './record-action.ts'

/** Whether the operator may make all calls of an action. */
export const mayDo = <Item,>({ calls }: RecordAction<Item>): boolean => calls.every((call) => can(call))

/** The operator's actions for a record, as menu items. */
export function useRecordActions<Item>(actions: Actions<Item>) {
  useSession()
  return (record: Item): MenuItem[] =>
    Object.values(actions)
      .filter((action) => mayDo(action) && action.applies(record))
      .map((action) => ({
        label: action.label,
        danger: action.danger ?? false,
        disabledReason: action.blocked?.(record),
        onSelect: () => void actOn(action, record),
      }))
}

const SHOWN_AS_BUTTONS = 2

/** The actions on a record's page: the first two as buttons, the others under "More". */
export function RecordActions<Item>({ actions, record }: { actions: Actions<Item>; record: Item }) {
  const items = useRecordActions(actions)(record)
  return (
    <HStack gap="2" wrap="wrap">
      {items.slice(0, SHOWN_AS_BUTTONS).map(({ label, disabledReason, onSelect }) => (
        <Button key={label} disabledReason={disabledReason} onClick={onSelect}>
          {label}
        </Button>
      ))}
      <ActionMenu label="More" items={items.slice(SHOWN_AS_BUTTONS)} />
    </HStack>
  )
}
