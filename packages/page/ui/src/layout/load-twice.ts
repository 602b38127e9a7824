/** A connection that has just returned may not work immediately. */
const RETRY_WAIT_MS = 400

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Loads a chunk, and retries once: the first attempt may only have met a failed prefetch. Rejects with the
 * second failure.
 */
export async function loadTwice<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    await wait(RETRY_WAIT_MS)
    return await load()
  }
}
