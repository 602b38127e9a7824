import { resolve } from 'node:path'
import { openKeptCookies } from './kept-cookies.ts'
import { type PortalProcess, startPortalProcess } from './portal-process.ts'

const repository = resolve(__dirname, '../../../..')

declare global {
  var runningPortal: PortalProcess | undefined
}

/** Starts the portal as `npm start` does. */
export default async function startPortal(): Promise<void> {
  const portal = await startPortalProcess({ root: repository, command: ['scripts/stack/start.ts'] })
  globalThis.runningPortal = portal
  process.env.PORTAL_URL = portal.url
  process.env.PORTAL_API_URL = portal.apiUrl
  process.env.PORTAL_DEVELOPMENT_PORT = String(portal.developmentPort)
  process.env.PORTAL_LOGS = portal.logs
  openKeptCookies()
}
