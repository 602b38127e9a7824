import { type ProviderFacts, providerFacts } from './provider-facts.ts'
import type { ProviderVariables } from './provider-variables.ts'
import { DiscoveryError, readDiscovery } from './read-discovery.ts'

/** How long a provider that could not be discovered is not asked again. */
const PAUSE_MS = 15_000

/** The identity provider as its settings and its discovery document describe it. */
export interface IdentityProvider {
  /** The facts; asks the provider until it has answered once, and assumes Cognito's paths until then. */
  facts(): Promise<ProviderFacts>
  /** Whether the facts no longer change. */
  isSettled(): boolean
}

/** `onFailure` gets one sentence for the log when the provider cannot be discovered. */
export function identityProvider(
  given: ProviderVariables,
  onFailure: (sentence: string) => void,
): IdentityProvider {
  let settled = given.IDENTITY_DISCOVERY === 'off' ? providerFacts(given) : undefined
  let pending: Promise<ProviderFacts> | undefined
  let notBefore = 0

  async function discover(): Promise<ProviderFacts> {
    try {
      settled = providerFacts(given, await readDiscovery(given.IDENTITY_ISSUER))
      return settled
    } catch (error) {
      if (!(error instanceof DiscoveryError)) throw error
      notBefore = Date.now() + PAUSE_MS
      onFailure(error.message)
      return providerFacts(given)
    } finally {
      pending = undefined
    }
  }

  return {
    isSettled: () => settled !== undefined,
    facts: async () => {
      if (settled) return settled
      if (Date.now() < notBefore) return providerFacts(given)
      pending ??= discover()
      return pending
    },
  }
}
