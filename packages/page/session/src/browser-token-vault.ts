import { TOKEN_COOKIES as COOKIES, type CookieJar, readCookie as read } from './token-cookies.ts'
import { type Tokens, type TokenVault, TokenVaultError, VAULT_PROBLEMS } from './token-vault.ts'

const PROBE = '__Host-portal-probe'

/** Limit for name and value of a cookie; browsers silently drop larger ones. */
const MAX_COOKIE_BYTES = 4096
/**
 * Limit for all cookies together: every request to the portal carries them, and proxies reject headers above
 * 8 KB.
 */
const MAX_TOTAL_BYTES = 6144
const SECONDS_PER_DAY = 86_400

/**
 * Writes a cookie and returns what was kept. Writing does not wait until other tabs see the cookie; reading
 * does, so read it back before notifying them (measured in Chromium on a busy machine: 1 of 8 messages
 * arrived first).
 */
function write(jar: CookieJar, name: string, value: string, seconds: number): string | undefined {
  jar.cookie = `${name}=${value}; Path=/; Secure; SameSite=Strict; Max-Age=${seconds}`
  return read(jar, name)
}

function put(jar: CookieJar, name: string, value: string, seconds: number): void {
  if (write(jar, name, value, seconds) === value) return
  throw new TokenVaultError(VAULT_PROBLEMS.blocked)
}

function refuseTooLarge(values: Readonly<Record<string, string>>): void {
  const sizes = Object.entries(values).map(([name, value]) => name.length + value.length)
  const sum = sizes.reduce((total, size) => total + size, 0)
  if (Math.max(...sizes) <= MAX_COOKIE_BYTES && sum <= MAX_TOTAL_BYTES) return
  throw new TokenVaultError(VAULT_PROBLEMS.tooLarge)
}

/**
 * The specification's vault (section 9): cookies written by the page. Access and ID token last `expires_in`
 * seconds, the refresh token `refreshDays`.
 */
export function createBrowserTokenVault(refreshDays: number, jar: CookieJar): TokenVault {
  const refreshSeconds = refreshDays * SECONDS_PER_DAY
  return {
    reread: async () => undefined,
    requireUsable() {
      put(jar, PROBE, '1', 60)
      write(jar, PROBE, '', 0)
    },
    save({ accessToken, idToken, refreshToken, expiresIn, sessionExpiresIn }: Tokens) {
      const end = sessionExpiresIn ? String(Date.now() + sessionExpiresIn * 1000) : ''
      refuseTooLarge({
        [COOKIES.access]: accessToken,
        [COOKIES.id]: idToken,
        [COOKIES.refresh]: refreshToken ?? read(jar, COOKIES.refresh) ?? '',
        [COOKIES.end]: end,
      })
      put(jar, COOKIES.access, accessToken, expiresIn)
      put(jar, COOKIES.id, idToken, expiresIn)
      if (refreshToken) put(jar, COOKIES.refresh, refreshToken, refreshSeconds)
      if (end || read(jar, COOKIES.end)) write(jar, COOKIES.end, end, end ? refreshSeconds : 0)
    },
    saveRefreshToken: (refreshToken) => put(jar, COOKIES.refresh, refreshToken, refreshSeconds),
    accessToken: () => read(jar, COOKIES.access) || undefined,
    idToken: () => read(jar, COOKIES.id) || undefined,
    refreshToken: () => read(jar, COOKIES.refresh) || undefined,
    sessionEndsAt: () => Number(read(jar, COOKIES.end)) || undefined,
    async clear() {
      for (const name of Object.values(COOKIES)) write(jar, name, '', 0)
    },
  }
}
