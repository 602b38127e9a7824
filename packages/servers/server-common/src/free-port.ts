import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to connections: one of those could be taken again by any call before a
 * server listens on it.
 */
const LOWEST = 20_000
const HIGHEST = 32_000
const MAX_ATTEMPTS = 100

/** Not given a second time while its first caller is still starting. */
const given = new Set<number>()

/** Whether a server could listen on this port of this machine. */
export function isFreePort(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)))
  })
}

/** A free port of this machine, a different one for each call. Rejects when none is found. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const port = randomInt(LOWEST, HIGHEST)
    if (given.has(port)) continue
    given.add(port)
    if (await isFreePort(port)) return port
  }
  throw new Error(`No free port was found between ${LOWEST} and ${HIGHEST}.`)
}
