import { appendFile, chmod } from 'node:fs/promises'
import { Writable } from 'node:stream'

/** A log may tell more than everybody on the machine should know. */
const OWNER_ONLY = 0o600

const lossOf = (bytes: number) =>
  bytes > 0 ? `(${bytes} bytes of log are missing here; they could not be written.)\n` : ''

/**
 * Writes at the end of a file as long as that is possible. What cannot be written is lost, and counted where the log
 * goes on: a full disk must neither end nor hold up anyone who writes. The file may be moved away at any time.
 */
export function logFile(path: string): Writable {
  let lost = 0
  let isPrivate = false

  async function append(text: Buffer): Promise<void> {
    try {
      await appendFile(path, Buffer.concat([Buffer.from(lossOf(lost)), text]), { mode: OWNER_ONLY })
      lost = 0
      // An older version may have left it open to others.
      if (!isPrivate) await chmod(path, OWNER_ONLY)
      isPrivate = true
    } catch {
      lost += text.length
    }
  }

  return new Writable({
    write: (chunk: Buffer, _encoding, done) => void append(chunk).then(() => done()),
    writev: (chunks, done) => {
      const all = chunks.map(({ chunk }) => (Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))))
      void append(Buffer.concat(all)).then(() => done())
    },
  })
}
