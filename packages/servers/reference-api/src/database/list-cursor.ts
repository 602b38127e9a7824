import { createHash } from 'node:crypto'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import stringify from 'safe-stable-stringify'
import { z } from 'zod'

/** The place in a list where the next page begins. */
export interface ListPlace {
  /** Number of the page that begins here. */
  readonly page: number
  /** Sort values and id of the row before it, as PostgreSQL writes them. */
  readonly values: readonly string[]
}

const Cursor = z.tuple([z.string(), z.number().int().min(2), z.array(z.string()).min(1)])

/** Distinguishes lists that are filtered or sorted differently. */
const digestOf = (filter: object): string =>
  createHash('sha256').update(stringify(filter)).digest('base64url').slice(0, 16)

/** Creates a cursor for the rest of the list that `filter` describes. */
export const writeCursor = (filter: object, { page, values }: ListPlace): string =>
  Buffer.from(JSON.stringify([digestOf(filter), page, values])).toString('base64url')

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** Throws CURSOR_EXPIRED unless the cursor was made for the same list; `length` is the number of its values. */
export function readCursor(filter: object, cursor: string, length: number): ListPlace {
  const { data } = Cursor.safeParse(parsed(cursor))
  if (data) {
    const [digest, page, values] = data
    if (digest === digestOf(filter) && values.length === length) return { page, values }
  }
  throw new ApiError('CURSOR_EXPIRED')
}
