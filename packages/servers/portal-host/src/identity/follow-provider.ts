import { identityProvider } from '@portal/server-common/identity/identity-provider.ts'
import { log } from '@portal/server-common/log.ts'
import type { FastifyInstance } from 'fastify'
import type { HostSettings } from '../settings.ts'
import { type ProviderOfPage, providerOfPage } from './provider-of-page.ts'

const EVERY_MS = 5000

const logFailure = (message: string) => log.warn('provider-not-discovered', { message })

/**
 * Asks the provider about itself, and repeats until it has answered. Until then pages are served with Cognito's
 * paths: this host works without the provider.
 */
export async function followProvider(
  app: FastifyInstance,
  { identity }: Pick<HostSettings, 'identity'>,
): Promise<() => ProviderOfPage> {
  const provider = identityProvider(identity.provider, logFailure)
  let current = providerOfPage(identity, await provider.facts())
  if (provider.isSettled()) return () => current

  async function retry(): Promise<void> {
    const facts = await provider.facts()
    if (!provider.isSettled()) return
    current = providerOfPage(identity, facts)
    clearInterval(timer)
  }
  const timer = setInterval(() => void retry(), EVERY_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  return () => current
}
