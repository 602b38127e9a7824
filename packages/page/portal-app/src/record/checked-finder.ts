import type { RecordCommands } from '@portal/routing/record-commands.ts'
import type { Hit, RecordFinder } from '@portal/routing/record-finder.ts'
import { areCallsSlow } from '@portal/session'
import { inTime, TookTooLong } from '@portal/ui/in-time.ts'

/** Longer than its files have, and their retry on a slow connection. */
const LOAD_LIMIT_MS = 60_000
/** A call that is not answered by then has failed on its own. */
const LIMIT_MS = 10_000

/** Answers of all finders: while there are new ones, the product API answers some calls. */
let answers = 0

const isText = (value: unknown) => typeof value === 'string'

/** Only what the frame shows, so that no other member changes how. Throws when it cannot be shown. */
function hitOf(found: Hit): Hit {
  const { id, to, title, detail } = found
  if (![to, title, detail, id ?? ''].every(isText)) throw new TypeError('A found record is not one.')
  return { ...(id !== undefined && { id }), to, title, detail }
}

const checkedCommands = ({ labels, of }: RecordCommands): RecordCommands => ({
  labels: labels.filter(isText),
  of: async (...asked) =>
    (await inTime(of(...asked), LIMIT_MS)).filter(({ disabledReason }) => isText(disabledReason ?? '')),
})

/**
 * The same finder, which always ends, and finds nothing that would break the search for all other records. Calls
 * `onFault` when it would have, and when it does not end while others do and no call is overdue.
 */
function checkedFinder(finder: RecordFinder, onFault: (error: unknown) => void): RecordFinder {
  const { search, byId, commands } = finder
  function checked<Result>(read: () => Result): Result {
    try {
      return read()
    } catch (error) {
      onFault(error)
      throw error
    }
  }
  async function ended<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
    const before = answers
    try {
      const result = await inTime(work, LIMIT_MS)
      answers += 1
      return result
    } catch (error) {
      const isItsOwn = answers > before && !areCallsSlow() && !signal.aborted
      if (error instanceof TookTooLong && isItsOwn) onFault(error)
      throw error
    }
  }
  return {
    async search(text, size, signal) {
      const found = await ended(search(text, size, signal), signal)
      return checked(() => ({ hits: found.hits.map(hitOf), total: Number(found.total) }))
    },
    ...(byId && {
      byId: async (id, signal) => {
        const found = await ended(byId(id, signal), signal)
        return checked(() => hitOf(found))
      },
    }),
    ...(commands && { commands: checkedCommands(commands) }),
  }
}

/** Loads a finder, and checks what it finds. Rejects when its code does not arrive in time. */
export const loadCheckedFinder = async (
  load: () => Promise<RecordFinder>,
  onFault: (error: unknown) => void,
): Promise<RecordFinder> => checkedFinder(await inTime(load(), LOAD_LIMIT_MS), onFault)
