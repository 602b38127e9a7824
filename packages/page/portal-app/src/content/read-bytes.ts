/** The storage refused to return a file; status 0 when it could not be reached. */
class BytesRefused extends Error {
  constructor(status: number) {
    super(`The storage answered with ${status}.`)
  }
}

async function headOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, maxBytes: number) {
  const reader = body.getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let there = 0
  while (there < maxBytes) {
    const { done, value } = await reader.read()
    if (done) break
    pieces.push(value)
    there += value.length
  }
  await reader.cancel()
  return new Blob(pieces).slice(0, maxBytes)
}

/**
 * Reads up to `maxBytes` bytes from the start of a signed address, which needs no token. Throws `BytesRefused`,
 * or the reason of the abort.
 */
export async function readBytes(url: string, maxBytes: number, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal, credentials: 'omit' }).catch(() => {
    signal.throwIfAborted()
    throw new BytesRefused(0)
  })
  if (!response.ok || !response.body) throw new BytesRefused(response.status)
  return headOf(response.body, maxBytes)
}
