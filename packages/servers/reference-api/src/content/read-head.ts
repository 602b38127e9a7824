import type { Readable } from 'node:stream'

/** The first bytes of a stream, at most `limit`; the rest is not read. */
export async function readHead(stream: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= limit) break
  }
  return Buffer.concat(chunks).subarray(0, limit)
}
