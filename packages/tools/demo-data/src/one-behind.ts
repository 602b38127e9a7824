/** Awaits each write only when the next one is started, so that this process and the database work in parallel. */
export async function oneBehind(writes: Iterable<Promise<unknown>>): Promise<void> {
  let last: Promise<unknown> | undefined
  for (const write of writes) {
    // Awaiting it reports a failure; until then it must not count as unhandled.
    write.catch(() => undefined)
    await last
    last = write
  }
  await last
}
