import { keysOf } from '@portal/contract/typed-objects.ts'

/** Browsers silently drop larger cookies, and servers refuse requests with much more in total. */
const MAX_COOKIE_BYTES = 4096
const MAX_TOTAL_BYTES = 6144

/** With this prefix, browsers accept them only from this host and only by header. */
const SESSION_COOKIES = {
  access: '__Host-Http-portal-at',
  id: '__Host-Http-portal-id',
  refresh: '__Host-Http-portal-rt',
  end: '__Host-Http-portal-end',
} as const

type SessionCookie = keyof typeof SESSION_COOKIES

const names: readonly SessionCookie[] = keysOf(SESSION_COOKIES)

/** The cookies of a request by name. */
export const readCookies = (header: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (header ?? '').split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [name, value.join('=')]
    }),
  )

/** The session cookies of a request. */
export function readSessionCookies(header: string | undefined): Partial<Record<SessionCookie, string>> {
  const cookies = readCookies(header)
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = cookies.get(SESSION_COOKIES[name])
      return value ? [[name, value]] : []
    }),
  )
}

/** The header that sets a cookie for the given seconds; 0 removes it. */
export const sessionCookie = (name: SessionCookie, value: string, seconds: number): string =>
  `${SESSION_COOKIES[name]}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${seconds}`

export const noSessionCookies = (): string[] => names.map((name) => sessionCookie(name, '', 0))

/** Whether cookies can hold these values, individually and in total. */
export function fitsCookies(values: Partial<Record<SessionCookie, string>>): boolean {
  const sizes = names.map((name) => SESSION_COOKIES[name].length + (values[name]?.length ?? 0))
  return (
    Math.max(...sizes) <= MAX_COOKIE_BYTES && sizes.reduce((sum, size) => sum + size, 0) <= MAX_TOTAL_BYTES
  )
}
