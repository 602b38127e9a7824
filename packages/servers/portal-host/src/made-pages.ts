import type { BootFile } from './boot-file.ts'
import { compressor, encodingFor, encodingHeaders } from './compressed.ts'
import { beginningOfPage, END, endOfPage, type PageParts, signInDocument, signInScript } from './page.ts'

interface Asked {
  readonly boot: readonly BootFile[]
  /** With which the page tells of versions on trial; empty when none is. */
  readonly visit: string
  /** `Accept-Encoding` */
  readonly accepted: string | undefined
}

/** Pages that are kept of one catalog, of which there may be dozens while canaries run. */
const MOST = 100

/** Gives what is kept under a key, or makes it; what was kept for longest makes room. */
function kept<Value>(pages: Map<string, Value>, key: string, make: () => Value): Value {
  const page = pages.get(key) ?? make()
  const [oldest] = pages.keys()
  if (oldest !== undefined && pages.size >= MOST && !pages.has(key)) pages.delete(oldest)
  pages.set(key, page)
  return page
}

/**
 * The pages of one catalog. Each is made and compressed once for its screen, no matter who asks, which takes longer than all
 * else that an answer needs; the end alone is its visitor's. `screen` is the pattern that the address belongs to.
 */
export function madePages(parts: PageParts) {
  const pages = new Map<string, ReturnType<typeof compressor>>()

  return (pathname: string, screen: string | undefined, { boot, visit, accepted }: Asked) => {
    const encoding = encodingFor(accepted)
    const finish = kept(pages, `${screen} ${boot.map(({ base }) => base)} ${encoding}`, () =>
      compressor(beginningOfPage(parts, pathname, boot), encoding),
    )
    return { body: finish(endOfPage(visit)), headers: encodingHeaders(encoding) }
  }
}

/** The document of one catalog for those who come without a session, compressed once as well. */
export function madeSignIn(parts: PageParts) {
  const script = signInScript(parts.catalog)
  if (!script) return undefined
  const pages = new Map<string, ReturnType<typeof compressor>>()

  return (accepted: string | undefined, boot: readonly BootFile[]) => {
    const encoding = encodingFor(accepted)
    const finish = kept(pages, `${boot.map(({ base }) => base)} ${encoding}`, () =>
      compressor(signInDocument(parts, script, boot), encoding),
    )
    return { body: finish(END), headers: encodingHeaders(encoding) }
  }
}
