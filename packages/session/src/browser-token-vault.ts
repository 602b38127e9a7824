import { type Tokens, type TokenVault, TokenVaultError } from './token-vault.ts'

const COOKIES = { access: '__Host-portal-at', id: '__Host-portal-id', refresh: '__Host-portal-rt' } as const

/** Name and value of one cookie; browsers drop larger ones without a word. */
const LARGEST_COOKIE = 4096
/** All three together: every request to the portal carries them, and proxies refuse headers above 8 KB. */
const LARGEST_SUM = 6144
const SECONDS_PER_DAY = 86_400

export interface CookieJar {
  cookie: string
}

const read = (jar: CookieJar, name: string): string | undefined =>
  jar.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

const write = (jar: CookieJar, name: string, value: string, seconds: number) => {
  jar.cookie = `${name}=${value}; Path=/; Secure; SameSite=Strict; Max-Age=${seconds}`
}

/**
 * The specification's vault (section 9): cookies written by the page. Access and ID token live as long as
 * `expires_in` says, the refresh token `refreshDays`.
 */
export function createBrowserTokenVault(refreshDays: number, jar: CookieJar): TokenVault {
  const put = (name: string, value: string, seconds: number) => {
    write(jar, name, value, seconds)
    if (read(jar, name) !== value)
      throw new TokenVaultError('This browser does not keep the portal’s cookies.')
  }

  function refuseTooLarge(values: Readonly<Record<string, string>>) {
    const sizes = Object.entries(values).map(([name, value]) => name.length + value.length)
    const sum = sizes.reduce((total, size) => total + size, 0)
    if (Math.max(...sizes) > LARGEST_COOKIE || sum > LARGEST_SUM) {
      throw new TokenVaultError(
        'The tokens of the identity provider are too large for this browser’s cookies.',
      )
    }
  }

  return {
    save({ accessToken, idToken, refreshToken, expiresIn }: Tokens) {
      refuseTooLarge({
        [COOKIES.access]: accessToken,
        [COOKIES.id]: idToken,
        [COOKIES.refresh]: refreshToken ?? read(jar, COOKIES.refresh) ?? '',
      })
      put(COOKIES.access, accessToken, expiresIn)
      put(COOKIES.id, idToken, expiresIn)
      if (refreshToken) put(COOKIES.refresh, refreshToken, refreshDays * SECONDS_PER_DAY)
    },
    accessToken: () => read(jar, COOKIES.access) || undefined,
    idToken: () => read(jar, COOKIES.id) || undefined,
    refreshToken: () => read(jar, COOKIES.refresh) || undefined,
    clear() {
      for (const name of Object.values(COOKIES)) write(jar, name, '', 0)
    },
  }
}
