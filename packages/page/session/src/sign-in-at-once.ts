import type { PortalConfig } from '@portal/contract/portal-config.ts'
import { authorizeUrl, createOidcClient } from './authorization-request.ts'
import { goToProvider } from './go-to-provider.ts'
import { createIdentityProvider } from './identity-provider.ts'
import { usableStorage } from './memory-storage.ts'
import { createSignInMemory } from './sign-in-memory.ts'
import { CALLBACK_PATH, SIGN_IN_PATH } from './sign-in-paths.ts'
import type { CookieJar } from './token-cookies.ts'
import { tokenVaultOf } from './token-vault-of.ts'

/** What is needed of the window to leave. */
interface Leaving {
  readonly document: CookieJar
  readonly navigator: { readonly cookieEnabled: boolean }
  readonly sessionStorage: Storage
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash' | 'assign' | 'replace'>
}

/**
 * Goes to the provider, unless the portal itself has something to say or to open. Throws when it cannot go.
 */
async function leave({ auth }: PortalConfig, page: Leaving, wanted: string): Promise<boolean> {
  const { location } = page
  const storage = usableStorage(() => page.sessionStorage)
  const vault = tokenVaultOf(auth, page)
  if (!storage || vault.accessToken() || vault.refreshToken()) return false
  const memory = createSignInMemory(storage)
  if (memory.reason() !== 'never') return false
  const client = createOidcClient({ auth, storage, redirectUri: location.origin + CALLBACK_PATH })
  await goToProvider(
    {
      vault,
      memory,
      provider: createIdentityProvider(auth),
      page: location,
      requireStorage: () => undefined,
      loadSignIn: async () => ({ authorizeUrl: (...asked) => authorizeUrl(client, ...asked) }),
    },
    wanted,
  )
  return true
}

/**
 * Sends a visitor without a session to the provider before any portal code has loaded, with the same state
 * that the portal would use (specification, section 4). After a sign-out or refusal, with an existing
 * session, or when the redirect is not possible, opens the portal's sign-in page, which explains. Never
 * throws.
 */
export async function signInAtOnce(config: PortalConfig, page: Leaving): Promise<void> {
  const { location } = page
  const wanted = location.pathname + location.search + location.hash
  const isLeaving = await leave(config, page, wanted).catch(() => false)
  if (!isLeaving) location.replace(`${SIGN_IN_PATH}?returnTo=${encodeURIComponent(wanted)}`)
}
