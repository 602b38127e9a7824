import { createHash } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Passes bytes through and, at the end, knows their number and their SHA-256 in hexadecimal. */
export function digestStream() {
  const hash = createHash('sha256')
  let sizeBytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ sizeBytes, sha256: hash.digest('hex') }) }
}

/** Reads all bytes, and returns their number and their SHA-256. */
export async function digestOf(content: Readable) {
  const { stream, result } = digestStream()
  await pipeline(content, stream, async (bytes) => {
    for await (const _ of bytes);
  })
  return result()
}
