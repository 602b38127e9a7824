import { isFreePort } from '@portal/server-common/free-port.ts'
import type { StackSettings } from './stack-settings.ts'

/** Looks before anything is started, so that a portal already running is left alone. Throws a sentence. */
export async function requireFreePorts({
  portalPort,
  identityPort,
  apiPort,
  releasePort,
}: StackSettings): Promise<void> {
  const needed = [
    ['PORTAL_PORT', portalPort],
    ['IDENTITY_PORT', identityPort],
    ['API_PORT', apiPort],
    ['RELEASE_PORT', releasePort],
  ] as const
  for (const [name, port] of needed) {
    if (port === undefined || (await isFreePort(port))) continue
    throw new Error(
      `Port ${port} is in use, perhaps by a running portal. Stop it, or set ${name} to another port.`,
    )
  }
}
