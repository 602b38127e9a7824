import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { ApiError } from '@portal/server-common/http/api-error.ts'

const differs = (what: string) =>
  new ApiError('UPLOAD_INCOMPLETE', { message: `The file’s ${what} does not match the announced one.` })

/** Passes through exactly `sizeBytes` bytes, with this SHA-256 if given; otherwise fails with UPLOAD_INCOMPLETE. */
export function expectedBytes(sizeBytes: number, sha256: string | undefined): Transform {
  const hash = createHash('sha256')
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      hash.update(chunk)
      if (seen > sizeBytes) done(differs('size'))
      else done(null, chunk)
    },
    flush(done) {
      if (seen !== sizeBytes) done(differs('size'))
      else done(sha256 === undefined || hash.digest('hex') === sha256 ? null : differs('checksum'))
    },
  })
}
