import { can, useSession } from '@portal/session'
import type { MenuItem, Selection } from '@portal/ui/blocks'
import type { Actions, BulkChoice, RecordAction } from '../action/record-action.ts'
import { mayDo } from '../action/record-actions.tsx'

interface BulkItems<Row> {
  readonly actions: Actions<Row>
  readonly choices: readonly BulkChoice<Row>[]
  readonly selection: Pick<Selection<Row>, 'rows' | 'isAll'>
  /** Why nothing can be done right now. */
  readonly busy: string | undefined
  doWithSelected(action: RecordAction<Row>): Promise<void>
}

/** Why an action is not possible with any of the rows; undefined when at least one allows it. */
function reasonForAll<Row>(
  { applies, blocked }: RecordAction<Row>,
  rows: readonly Row[],
): string | undefined {
  const suitable = rows.filter(applies)
  if (suitable.length === 0) return 'Not possible with any of the selected records.'
  const reasons = suitable.map((row) => blocked?.(row))
  return reasons.includes(undefined) ? undefined : reasons[0]
}

/**
 * The operator's bulk actions and choices. Each keeps its position for any selection, so that items do not
 * move under the pointer. `maySelect` says whether there are any.
 */
export function useBulkItems<Row>({ actions, choices, selection, busy, doWithSelected }: BulkItems<Row>) {
  useSession()
  const afterChoice = async ({ choose }: BulkChoice<Row>) => {
    const action = await choose()
    if (action) await doWithSelected(action)
  }
  const allowed = Object.values(actions).filter((action) => action.bulk && mayDo(action))
  const afterChoices = choices
    .filter((choice) => can(choice.call))
    .map((choice): MenuItem => ({ label: choice.label, onSelect: () => void afterChoice(choice) }))
  const items = [
    ...allowed.map(
      (action): MenuItem => ({
        label: action.label,
        disabledReason: selection.isAll ? undefined : reasonForAll(action, selection.rows),
        onSelect: () => void doWithSelected(action),
      }),
    ),
    ...afterChoices,
  ]
  return {
    maySelect: items.length > 0,
    items: busy ? items.map((item) => ({ ...item, disabledReason: busy })) : items,
  }
}
