import { connect, createServer } from 'node:net'
import { targetOf } from './freezing-proxy.ts'

/** What has passed from a database since the last reset. */
interface Passed {
  /** Messages that the database has answered. */
  trips: number
  rows: number
  bytes: number
}

interface CountingProxy {
  /** The address of the database through this proxy. */
  readonly url: string
  readonly passed: Readonly<Passed>
  reset(): void
  stop(): void
}

const HEAD_LENGTH = 5

/** Reads PostgreSQL's messages: a letter, the length of the rest, and the rest. */
function messageReader(onMessage: (kind: string, length: number) => void) {
  let head = Buffer.alloc(0)
  let rest = 0
  return (chunk: Buffer) => {
    for (let at = 0; at < chunk.length; ) {
      if (rest > 0) {
        const step = Math.min(rest, chunk.length - at)
        rest -= step
        at += step
        continue
      }
      const part = chunk.subarray(at, at + HEAD_LENGTH - head.length)
      head = Buffer.concat([head, part])
      at += part.length
      if (head.length < HEAD_LENGTH) return
      rest = head.readUInt32BE(1) - 4
      onMessage(head.toString('latin1', 0, 1), rest)
      head = Buffer.alloc(0)
    }
  }
}

/** A proxy to a database that counts trips, rows and their bytes, which do not depend on the machine. */
export async function startCountingProxy(databaseUrl: string): Promise<CountingProxy> {
  const target = new URL(databaseUrl)
  const passed: Passed = { trips: 0, rows: 0, bytes: 0 }
  const count = (kind: string, length: number) => {
    if (kind === 'Z') passed.trips += 1
    if (kind !== 'D') return
    passed.rows += 1
    passed.bytes += length
  }
  const server = createServer((near) => {
    const far = connect(targetOf(target))
    far.on('data', messageReader(count))
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) socket.on('error', () => undefined)
    near.on('close', () => far.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    url: `postgres://${target.username}@127.0.0.1:${port}${target.pathname}`,
    passed,
    reset: () => Object.assign(passed, { trips: 0, rows: 0, bytes: 0 }),
    stop: () => server.close(),
  }
}
