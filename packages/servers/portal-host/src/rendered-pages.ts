import type { BootFile } from './boot-file.ts'
import { compressor, encodingFor, encodingHeaders } from './compressed.ts'
import { beginningOfPage, END, endOfPage, type PageParts, signInDocument, signInScript } from './page.ts'

interface Asked {
  readonly boot: readonly BootFile[]
  /** Token with which the page reports on canary versions; empty without canaries. */
  readonly visit: string
  /** `Accept-Encoding` */
  readonly accepted: string | undefined
}

/** Cached pages per catalog; there may be dozens of catalogs while canaries run. */
const MAX_PAGES = 100

/** Returns the cached value for a key, or creates it; the oldest one is removed when the cache is full. */
function kept<Value>(pages: Map<string, Value>, key: string, make: () => Value): Value {
  const page = pages.get(key) ?? make()
  const [oldest] = pages.keys()
  if (oldest !== undefined && pages.size >= MAX_PAGES && !pages.has(key)) pages.delete(oldest)
  pages.set(key, page)
  return page
}

/**
 * The pages of one catalog. Each is created and compressed once per screen, for all visitors, which takes
 * longer than the rest of an answer; only the end differs by visitor. `screen` is the pattern that the
 * address matches.
 */
export function renderedPages(parts: PageParts) {
  const pages = new Map<string, ReturnType<typeof compressor>>()

  return (pathname: string, screen: string | undefined, { boot, visit, accepted }: Asked) => {
    const encoding = encodingFor(accepted)
    const finish = kept(pages, `${screen} ${boot.map(({ base }) => base)} ${encoding}`, () =>
      compressor(beginningOfPage(parts, pathname, boot), encoding),
    )
    return { body: finish(endOfPage(visit)), headers: encodingHeaders(encoding) }
  }
}

/** The document of one catalog for visitors without a session, also compressed once. */
export function renderedSignIn(parts: PageParts) {
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
