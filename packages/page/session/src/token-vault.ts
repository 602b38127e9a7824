/** The tokens of one sign-in. `expiresIn` is in seconds from now. */
export interface Tokens {
  readonly accessToken: string
  readonly idToken: string
  readonly refreshToken?: string | undefined
  readonly expiresIn: number
  /** Seconds until the session itself ends unless renewed; only some providers say so. */
  readonly sessionExpiresIn?: number | undefined
}

/**
 * Where the tokens are kept between page loads. All tabs see the same content. Nothing outside this package
 * ever gets a token.
 */
export interface TokenVault {
  /** Reads what other tabs have stored or cleared. */
  reread(): Promise<void>
  /** Throws `TokenVaultError` when the browser would not keep tokens at all. */
  requireUsable(): void
  /**
   * Stores the tokens; without a new refresh token, keeps the previous one. Throws `TokenVaultError` when it
   * cannot.
   */
  save(tokens: Tokens): void
  /**
   * Stores what the next renewal needs, whatever happens to the other tokens: the previous one is used up.
   */
  saveRefreshToken(refreshToken: string): void
  accessToken(): string | undefined
  idToken(): string | undefined
  refreshToken(): string | undefined
  /** When the session itself ends, by this computer's clock; `undefined` when the provider does not say. */
  sessionEndsAt(): number | undefined
  clear(): Promise<void>
}

/** Messages for blocked cookies, or tokens too large for them. */
export const VAULT_PROBLEMS = {
  blocked: 'This browser does not keep the portal’s cookies. Allow cookies for this site, then try again.',
  tooLarge:
    'The identity provider’s tokens are too large for this browser’s cookies. Contact your administrator.',
} as const

/** The browser refused to keep the tokens: cookies are blocked or too large. */
export class TokenVaultError extends Error {
  override readonly name = 'TokenVaultError'
}
