import type { Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import type { RecordCommands } from '@portal/routing/record-commands.ts'
import { call } from '@portal/session'
import { actOn } from '../action/act-on.ts'
import type { Actions } from '../action/record-action.ts'
import { mayDo } from '../action/record-actions.tsx'

interface CommandParts<One extends Endpoint> {
  /** The read of one record, and its input for an id. */
  readonly read: One
  input(id: string): InputOf<One>
  readonly actions: Actions<ResultOf<One>>
}

/** Offers the actions of a kind of record as palette commands. */
export function recordCommands<One extends Endpoint>(parts: CommandParts<One>): RecordCommands {
  const actions = Object.values(parts.actions)
  return {
    labels: actions.map(({ label }) => label),
    async of(id, signal) {
      const record = await call(parts.read, parts.input(id), { errors: 'nowhere', signal })
      return actions
        .filter((action) => mayDo(action) && action.applies(record))
        .map((action) => ({
          label: action.label,
          disabledReason: action.blocked?.(record),
          run: () => void actOn(action, record),
        }))
    },
  }
}
