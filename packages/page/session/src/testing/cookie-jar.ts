import type { CookieJar } from '../token-cookies.ts'

interface Cookie {
  readonly value: string
  /** Attributes as written, in lower case. */
  readonly attributes: ReadonlyMap<string, string>
  readonly expires: number
}

const MAX_COOKIE_BYTES = 4096

/**
 * A `document` whose cookies behave like a browser's: it silently drops invalid ones, and a written cookie
 * reaches `cookies`, which all tabs see, with the next read.
 */
export class TestCookieJar implements CookieJar {
  readonly cookies = new Map<string, Cookie>()
  blocked = false
  readonly #written: string[] = []

  get cookie(): string {
    for (const text of this.#written.splice(0)) this.#accept(text)
    for (const [name, { expires }] of this.cookies) if (expires <= Date.now()) this.cookies.delete(name)
    return [...this.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
  }

  set cookie(text: string) {
    this.#written.push(text)
  }

  #accept(text: string): void {
    const [pair = '', ...parts] = text.split(';').map((part) => part.trim())
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const attributes = new Map(parts.map((part) => part.toLowerCase().split('=') as [string, string]))
    const isHostCookie =
      attributes.has('secure') && attributes.get('path') === '/' && !attributes.has('domain')
    if (this.blocked || name.length + value.length > MAX_COOKIE_BYTES) return
    if (name.startsWith('__Host-') && !isHostCookie) return
    const expires = Date.now() + Number(attributes.get('max-age') ?? Number.POSITIVE_INFINITY) * 1000
    this.cookies.set(name, { value, attributes, expires })
  }
}
