import { once } from 'node:events'

/** Stops the API for page tests. */
export default async function stopPageApi(): Promise<void> {
  const child = globalThis.pageApi
  if (!child || child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
