import type { Environment } from './accounts/account.ts'

/** The identity provider, hosted (Cognito, Keycloak …) or embedded, as the portal needs it. */
export interface AuthConfig {
  readonly issuer: string
  readonly clientId: string
  readonly scopes: string
  readonly endpoints: {
    readonly authorize: string
    readonly token: string
    readonly userInfo: string
    /** Only where the provider revokes tokens. */
    readonly revoke?: string | undefined
    /** Only where the provider ends its own session on request. */
    readonly logout?: string | undefined
    readonly jwks: string
  }
  /** POST by the specification, section 7; missing in older hosts. */
  readonly userInfoMethod?: 'GET' | 'POST'
  /** OpenID Connect's logout parameter for the return address; Cognito has its own (specification, section 7). */
  readonly logoutReturn?: 'post_logout_redirect_uri' | undefined
  /** Signature algorithms an ID token may use. */
  readonly algorithms: readonly string[]
  /** How often the tokens are refreshed while signed in; 240 000 by the specification, section 9. */
  readonly refreshIntervalMs: number
  /** Lifetime of the refresh token's cookie; 30 by the specification, section 9. */
  readonly refreshCookieDays: number
  /** Where tokens are stored: in the page's cookies, or in the portal host's cookies that scripts cannot read. */
  readonly vault: TokenVaultKind
}

export const TOKEN_VAULTS = ['browser', 'host'] as const
export type TokenVaultKind = (typeof TOKEN_VAULTS)[number]

/** Error of the host's token endpoint: the provider's tokens do not fit in a cookie. */
export const TOKENS_TOO_LARGE = 'tokens_too_large'

/** What the portal host reports to its page about the session it keeps. */
export interface HostSession {
  readonly accessToken?: string
  readonly idToken?: string
  /** The host has a refresh token, which it does not reveal. */
  readonly isRenewable: boolean
  /** Seconds until the session ends, if the provider says so. */
  readonly sessionExpiresIn?: number
}

/** What the portal host writes into the page for the bundles. */
export interface PortalConfig {
  readonly accountId: string
  readonly environment: Environment
  readonly productTitle: string
  /** ID of the account's SRC system, which has its defaults. */
  readonly systemSubjectId: string
  /** Base of the product API; calls go to `{apiBase}/accounts/{accountId}/…`. */
  readonly apiBase: string
  /** The released environment; absent if the release service is unavailable. */
  readonly releaseEnvironment?: string | undefined
  readonly auth: AuthConfig
}

/** A style sheet of a bundle; `integrity` is empty in development. */
export interface StyleSheetAddress {
  readonly url: string
  readonly integrity: string
}

/** The last good version of a bundle, which takes over when the one in the import map fails. */
export interface Fallback {
  /** From the import map's integrity. */
  readonly entry: string
  readonly sheet?: StyleSheetAddress
}

/** What everyone else has of a bundle that was never released. */
export const NO_VERSION = 'none'

/** Why the page runs a different version of a bundle from everyone else. */
export interface Trial {
  /** Everyone else's version, or `NO_VERSION`. */
  readonly stable: string
  readonly because: 'canary' | 'override'
}

/** A version that replaces one that failed in this page. */
export interface Takeover {
  readonly bundle: string
  readonly version: string
  readonly failed: string
}

/** Address parameter that requests everyone's versions. */
export const SAFE = 'safe'

/** IDs of the JSON data blocks in the page. */
export const PAGE_DATA = {
  config: 'portal-config',
  apps: 'portal-apps',
  release: 'portal-release',
  /** Style sheets by bundle name. */
  sheets: 'portal-sheets',
  /** Last good versions by bundle name, where the page runs others. */
  fallbacks: 'portal-fallbacks',
  /** The page's overrides by bundle name. */
  trials: 'portal-trials',
  /** Sent by the page when it reports on an overridden version; empty without overrides. */
  visit: 'portal-visit',
  /** Addresses of modules that are loaded in a few files, as in the import map. */
  boot: 'portal-boot-parts',
} as const

/** ID of the script with the last of those modules; the IDs of earlier ones start with it. */
export const BOOT_SCRIPT = 'portal-boot'

/** Reads one of the page's JSON data blocks. Throws an error if it is missing. */
export function readPageData<Data>(
  id: string,
  page: { getElementById(id: string): { textContent: string | null } | null },
): Data {
  const text = page.getElementById(id)?.textContent
  if (!text) throw new Error(`The page does not contain ${id}.`)
  return JSON.parse(text)
}
