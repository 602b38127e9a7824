import { rmSync } from 'node:fs'

/** Stops the portal and removes its data. */
export default async function stopPortal(): Promise<void> {
  const portal = globalThis.runningPortal
  if (!portal) return
  const ended = new Promise((resolve) => portal.child.once('exit', resolve))
  portal.child.kill('SIGTERM')
  await ended
  rmSync(portal.dataDirectory, { recursive: true, force: true })
}
