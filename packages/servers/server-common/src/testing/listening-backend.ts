import type { AddressInfo } from 'node:net'
import { readBackendSettings } from '../backend/backend-settings.ts'
import { createBackend } from '../backend/create-backend.ts'
import type { SquadBackend } from '../backend/squad-backend.ts'

/** A squad's backend on a free port, with settings as in the environment. */
export async function listeningBackend(backend: SquadBackend, environment: Readonly<Record<string, string>>) {
  const app = await createBackend(backend, readBackendSettings({ IDENTITY_DISCOVERY: 'off', ...environment }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() }
}
