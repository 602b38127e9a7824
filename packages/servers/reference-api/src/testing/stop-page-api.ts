import { once } from 'node:events'

/** Ends the API of the tests of pages. */
export default async function stopPageApi(): Promise<void> {
  const child = globalThis.pageApi
  if (!child || child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
