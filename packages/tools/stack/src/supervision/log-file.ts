import { appendFile, chmod } from 'node:fs/promises'
import { Writable } from 'node:stream'

/** Readable by the owner only: a log may contain more than other users should see. */
const OWNER_ONLY = 0o600

const lossOf = (bytes: number) =>
  bytes > 0 ? `(${bytes} bytes of log output could not be written here.)\n` : ''

/**
 * Appends to a file as long as that works. Lines that cannot be written are dropped and counted in the log: a
 * full disk must not end or block the writer. The file can be moved away at any time.
 */
export function logFile(path: string): Writable {
  let lost = 0
  let isPrivate = false

  async function append(text: Buffer): Promise<void> {
    try {
      await appendFile(path, Buffer.concat([Buffer.from(lossOf(lost)), text]), { mode: OWNER_ONLY })
      lost = 0
      // An older version may have made it readable to others.
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
