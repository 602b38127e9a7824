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

interface Ahead<Item> {
  /** Starts to make the next item, so that this process works while the database does. */
  begin(): void
  /** The next item, or `undefined` after the last. */
  next(): Promise<Item | undefined>
  end(): Promise<unknown>
}

/** The same items; the caller says when work on the next one may begin. */
export function ahead<Item>(items: AsyncGenerator<Item>): Ahead<Item> {
  let coming: Promise<IteratorResult<Item>> | undefined
  const begun = () => {
    coming ??= items.next()
    return coming
  }
  return {
    begin: () => {
      // Awaiting it in `next` reports a failure; until then it must not count as unhandled.
      begun().catch(() => undefined)
    },
    next: async () => {
      const { done, value } = await begun()
      coming = undefined
      return done ? undefined : value
    },
    end: () => items.return(undefined),
  }
}
