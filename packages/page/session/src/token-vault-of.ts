import type { AuthConfig } from '@portal/contract/portal-config.ts'
import { createBrowserTokenVault } from './browser-token-vault.ts'
import { createHostTokenVault } from './host-token-vault.ts'
import type { CookieJar } from './token-cookies.ts'
import type { TokenVault } from './token-vault.ts'

interface Page {
  readonly document: CookieJar
  readonly location: { readonly origin: string }
  readonly navigator: { readonly cookieEnabled: boolean }
}

/** The token vault that this portal uses. */
export const tokenVaultOf = (
  { vault, refreshCookieDays }: AuthConfig,
  { document, location, navigator }: Page,
): TokenVault =>
  vault === 'host'
    ? createHostTokenVault(location.origin, () => navigator.cookieEnabled)
    : createBrowserTokenVault(refreshCookieDays, document)
