import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { ServedStatus } from '@portal/contract/releases/host-status.ts'
import type { Bundle, BundleCatalog } from '@portal/releases/bundle/bundle-catalog.ts'
import type { KeptOverride } from '@portal/releases/overrides/kept-overrides.ts'
import type { Visitor } from '@portal/releases/release/resolve.ts'
import type { FastifyInstance } from 'fastify'
import { type BootFile, makeBootFiles } from './boot-file.ts'
import { readCatalog } from './read-catalog.ts'

/** How the host gets the bundles and serves them. */
export interface BundleDelivery {
  /**
   * What a person is currently served, or most people without `visitor`; a new object whenever it changes.
   */
  catalog(visitor?: Visitor): BundleCatalog
  /**
   * Calls the listener when any catalog changes; returns the unsubscribe function. Missing if catalogs never
   * change.
   */
  onRelease?(listener: () => void): () => void
  /** The modules that every screen runs in a few files; without them the page loads the modules one by one. */
  boot?(catalog: BundleCatalog): readonly BootFile[] | undefined
  /** All bundles that any page may currently run. */
  bundles(): readonly Bundle[]
  /** How the served release relates to the newest; missing where no releases are followed. */
  status?(): ServedStatus
  /** Whether people get different versions. */
  readonly isPersonal: boolean
  /** Versions for single people; missing without a release store. */
  readonly overrides?: {
    /** An override in effect, from memory. */
    find(id: string): KeptOverride | undefined
    /** The same after reading the store. */
    look(id: string): Promise<KeptOverride | undefined>
  }
  /** Serves the bundles' files. */
  serve(app: FastifyInstance): Promise<void>
  /** Whether the content of an address never changes, so that the page can refuse everything else. */
  readonly isFixed: boolean
}

/**
 * File types that pages load from a bundle. A browser that navigates to any other file would display it and
 * run its scripts.
 */
const PART_OF_PAGE = /\.(?:css|js|woff2)(?:\.(?:br|gz))?$/
const SHOWS_NOTHING = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** Headers of files whose address identifies their content. */
export const FIXED_FILES = {
  index: false,
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  setHeaders: (response: { setHeader(name: string, value: string): void }, path: string) => {
    response.setHeader('Vary', 'Accept-Encoding')
    if (!PART_OF_PAGE.test(path)) response.setHeader('Content-Security-Policy', SHOWS_NOTHING)
  },
} as const

/** The bundles as built when the host starts. */
export async function builtBundles(root: string): Promise<BundleDelivery> {
  const catalog = readCatalog(root)
  const boot = await makeBootFiles(catalog, join(root, '.cache', 'boot'))
  return {
    isFixed: true,
    isPersonal: false,
    catalog: () => catalog,
    boot: () => boot,
    bundles: () => catalog.bundles,
    async serve(app) {
      for (const { base, folder } of [...catalog.bundles, ...boot]) {
        await app.register(fastifyStatic, {
          ...FIXED_FILES,
          root: folder,
          prefix: base,
          decorateReply: false,
          // Only files that exist at the start get an address; requests never look up other files.
          wildcard: false,
        })
      }
    },
  }
}
