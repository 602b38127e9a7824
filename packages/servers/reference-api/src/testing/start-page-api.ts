import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

declare global {
  var pageApi: ChildProcess | undefined
}

/** Starts the real API with the demo data for page tests, once for the whole run. */
export default async function startPageApi(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'page-api.ts')], {
    // Resolves tsx from here.
    cwd: join(__dirname, '../../../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  globalThis.pageApi = child
  const ended = once(child, 'exit').then(() => {
    throw new Error('The API for page tests ended before it was ready.')
  })
  const [facts] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended])
  ended.catch(() => undefined)
  process.env.PAGE_API = String(facts)
}
