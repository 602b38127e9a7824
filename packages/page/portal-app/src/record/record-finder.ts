import type { Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import type { RowOf } from '@portal/contract/page-of.ts'
import { recordOf } from '@portal/contract/typed-objects.ts'
import type { RecordCommands } from '@portal/routing/record-commands.ts'
import type { Hit, RecordFinder } from '@portal/routing/record-finder.ts'
import { call, can } from '@portal/session'
import { listInput, pageIn } from '../list/list-call.ts'

interface FinderParts<List extends Endpoint, One extends Endpoint> {
  readonly list: List
  /** Query parameters besides the search text. */
  readonly query?: InputOf<List>['query']
  /** The read of one record, and its input for an id. */
  readonly one?: { readonly read: One; input(id: string): InputOf<One> }
  hit(record: RowOf<List> | ResultOf<One>): Hit
  /** Palette commands for a record: `recordCommands`. */
  readonly commands?: RecordCommands
}

const idOf = (record: unknown) => String(recordOf(record).id)

/** Finds records of a kind by its list and read. Finds nothing when the operator may not call the list. */
export function recordFinder<List extends Endpoint, One extends Endpoint = never>(
  parts: FinderParts<List, One>,
): RecordFinder {
  const { list, query, one, hit, commands } = parts
  return {
    async search(q, pageSize, signal) {
      if (!can(list)) return { hits: [], total: 0 }
      const answer = await call(list, listInput<List>({ query }, { q, pageSize }), {
        errors: 'nowhere',
        signal,
      })
      const { items, page } = pageIn<List>(answer)
      return { hits: items.map((item) => ({ id: idOf(item), ...hit(item) })), total: page.totalItems }
    },
    ...(one && {
      byId: async (id: string, signal: AbortSignal) =>
        hit(await call(one.read, one.input(id), { errors: 'nowhere', signal })),
    }),
    ...(commands && { commands }),
  }
}
