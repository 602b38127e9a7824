/** A connection that is just back does not answer at once. */
const RETRY_WAIT_MS = 400

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Loads code that arrives in a chunk of its own. A load that fails is tried once more, since the first may only have
 * met what was fetched ahead and did not come. Rejects with the second failure.
 */
export async function loadTwice<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    await wait(RETRY_WAIT_MS)
    return await load()
  }
}
