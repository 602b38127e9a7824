/** Awaits each write only when the next one is on its way, so that this process and the database work at once. */
export async function oneBehind(writes: Iterable<Promise<unknown>>): Promise<void> {
  let last: Promise<unknown> | undefined
  for (const write of writes) {
    // Who awaits it hears of a failure; until then it is nobody's.
    write.catch(() => undefined)
    await last
    last = write
  }
  await last
}
