/** The tokens of one sign-in. `expiresIn` counts seconds from now. */
export interface Tokens {
  readonly accessToken: string
  readonly idToken: string
  readonly refreshToken?: string | undefined
  readonly expiresIn: number
  /** Seconds until the session itself ends unless it is renewed; only some providers say so. */
  readonly sessionExpiresIn?: number | undefined
}

/**
 * Where the tokens lie between page loads. All tabs see the same content.
 * Nothing outside this package ever gets a token.
 */
export interface TokenVault {
  /** Sees what other tabs have kept or cleared meanwhile. */
  reread(): Promise<void>
  /** Throws `TokenVaultError` when the browser would not keep tokens at all. */
  requireUsable(): void
  /** Keeps the tokens; without a refresh token the one kept before stays. Throws `TokenVaultError` when it cannot. */
  save(tokens: Tokens): void
  /** Keeps what the next renewal needs, whatever becomes of the other tokens: the one before is used up. */
  saveRefreshToken(refreshToken: string): void
  accessToken(): string | undefined
  idToken(): string | undefined
  refreshToken(): string | undefined
  /** When the session itself ends, by the clock of this computer; `undefined` when the provider does not say. */
  sessionEndsAt(): number | undefined
  clear(): Promise<void>
}

/** What operators read when cookies are blocked, or cannot hold the tokens. */
export const VAULT_PROBLEMS = {
  blocked: 'This browser does not keep the portal’s cookies. Allow cookies for this site, then try again.',
  tooLarge:
    'The tokens of the identity provider are too large for this browser’s cookies. Tell your administrator.',
} as const

/** The browser refused to keep the tokens: cookies are blocked or too large. */
export class TokenVaultError extends Error {
  override readonly name = 'TokenVaultError'
}
