import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

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
