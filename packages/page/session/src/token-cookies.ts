/** Names of the cookies in which the page itself keeps tokens. */
export const TOKEN_COOKIES = {
  access: '__Host-portal-at',
  id: '__Host-portal-id',
  refresh: '__Host-portal-rt',
  end: '__Host-portal-end',
} as const

export interface CookieJar {
  cookie: string
}

export const readCookie = (jar: Readonly<CookieJar>, name: string): string | undefined =>
  jar.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
