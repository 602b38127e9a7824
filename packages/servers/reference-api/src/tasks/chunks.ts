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

/** The same items, with the next one prefetched while one is processed. */
export async function* oneAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let next = items.next()
  try {
    for (;;) {
      const { done, value } = await next
      if (done) return
      next = items.next()
      // Awaiting it below reports a failure; until then it must not count as unhandled.
      next.catch(() => undefined)
      yield value
    }
  } finally {
    await items.return(undefined)
  }
}
