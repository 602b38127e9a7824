/** Rows per transaction. */
const CHUNK_ROWS = 500

/** The items in lists of at most `size`. */
export async function* chunksOf<Item>(items: AsyncIterable<Item>, size = CHUNK_ROWS): AsyncGenerator<Item[]> {
  let chunk: Item[] = []
  for await (const item of items) {
    chunk.push(item)
    if (chunk.length < size) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

interface Prefetching<Item> {
  /** Starts to make the next item, so that this process works while the database does. */
  prefetch(): void
  /** The next item, or `undefined` after the last. */
  next(): Promise<Item | undefined>
  end(): Promise<unknown>
}

/** The same items; the caller says when work on the next one may begin. */
export function prefetching<Item>(items: AsyncGenerator<Item>): Prefetching<Item> {
  let pending: Promise<IteratorResult<Item>> | undefined
  const request = () => {
    pending ??= items.next()
    return pending
  }
  return {
    prefetch: () => {
      // Awaiting it in `next` reports a failure; until then it must not count as unhandled.
      request().catch(() => undefined)
    },
    next: async () => {
      const { done, value } = await request()
      pending = undefined
      return done ? undefined : value
    },
    end: () => items.return(undefined),
  }
}
