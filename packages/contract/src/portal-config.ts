import type { Environment } from './accounts/account.ts'

/** The identity provider, hosted (Cognito, Keycloak …) or embedded, as the portal needs to know it. */
export interface AuthConfig {
  readonly issuer: string
  readonly clientId: string
  readonly scopes: string
  readonly endpoints: {
    readonly authorize: string
    readonly token: string
    readonly userInfo: string
    readonly revoke: string
    readonly logout: string
    readonly jwks: string
  }
  /** Signature algorithms an ID token may use. */
  readonly algorithms: readonly string[]
  /** How often the tokens are renewed while signed in; 240 000 by the specification, section 9. */
  readonly refreshIntervalMs: number
  /** Life of the refresh token's cookie; 30 by the specification, section 9. */
  readonly refreshCookieDays: number
  /** Who keeps the tokens: the page in cookies of its own, or the portal host in cookies that no script can read. */
  readonly vault: TokenVaultKind
}

export const TOKEN_VAULTS = ['browser', 'host'] as const
export type TokenVaultKind = (typeof TOKEN_VAULTS)[number]

/** Error of the host's token endpoint: no cookie could hold what the provider gave. */
export const TOKENS_TOO_LARGE = 'tokens_too_large'

/** What the portal host reports to its page about the session that it keeps. */
export interface HostSession {
  readonly accessToken?: string
  readonly idToken?: string
  /** The host has a refresh token, which it keeps to itself. */
  readonly isRenewable: boolean
  /** Seconds until the session itself ends, where the provider says. */
  readonly sessionExpiresIn?: number
}

/** What the portal host writes into the page for the bundles to read. */
export interface PortalConfig {
  readonly accountId: string
  readonly environment: Environment
  readonly productTitle: string
  /** Id of the account's SRC system, which holds its defaults. */
  readonly systemSubjectId: string
  /** Base of the product API; calls go to `{apiBase}/accounts/{accountId}/…`. */
  readonly apiBase: string
  /** Which environment is released here; nothing where the service that releases is not to be had. */
  readonly releaseEnvironment?: string | undefined
  readonly auth: AuthConfig
}

/** A style sheet of a bundle; `integrity` is empty in development. */
export interface StyleSheetAddress {
  readonly url: string
  readonly integrity: string
}

/** The version of a bundle that worked before the one in the import map, and takes over when that fails. */
export interface Fallback {
  /** As the import map has it among its integrity. */
  readonly entry: string
  readonly sheet?: StyleSheetAddress
}

/** Why the page runs another version of a bundle than everybody else. */
export interface Trial {
  /** The version that everybody else has. */
  readonly stable: string
  readonly because: 'canary' | 'override'
}

/** A version that replaces one that failed in this page. */
export interface Takeover {
  readonly bundle: string
  readonly version: string
  readonly failed: string
}

/** Parameter of an address that asks for the versions everybody has. */
export const SAFE = 'safe'

/** Ids of the JSON data blocks in the page. */
export const PAGE_DATA = {
  config: 'portal-config',
  apps: 'portal-apps',
  release: 'portal-release',
  /** Style sheets by the names of their bundles. */
  sheets: 'portal-sheets',
  /** Last good versions by the names of their bundles, where the page runs others. */
  fallbacks: 'portal-fallbacks',
  /** What the page tries out, by the names of the bundles. */
  trials: 'portal-trials',
  /** What the page sends along when it tells how a version that is tried out does; empty when none is. */
  visit: 'portal-visit',
  /** Addresses of the modules that come in a few files, as the import map has them. */
  boot: 'portal-boot-parts',
} as const

/** Id of the script that brings the last of those modules; the ids of those before it begin with it. */
export const BOOT_SCRIPT = 'portal-boot'

/** Reads one of the page's JSON data blocks. Throws a sentence when the page lacks it. */
export function readPageData<Data>(
  id: string,
  page: { getElementById(id: string): { textContent: string | null } | null },
): Data {
  const text = page.getElementById(id)?.textContent
  if (!text) throw new Error(`The page carries no ${id}.`)
  return JSON.parse(text)
}
