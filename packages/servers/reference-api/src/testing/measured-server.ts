import { freePort } from '@portal/server-common/free-port.ts'
import { QUIET_SERVER, type ServerSettings } from '@portal/server-common/server-settings.ts'

/** Settings of a server that publishes metrics, and a function to read them. */
export async function measuredServer(): Promise<{ server: ServerSettings; figures(): Promise<string> }> {
  const metrics = { port: await freePort(), address: '127.0.0.1' }
  return {
    server: { ...QUIET_SERVER, metrics },
    figures: async () => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text(),
  }
}
