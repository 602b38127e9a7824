import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Standing } from '@portal/contract/releases/standings.ts'
import type { Bundle, BundleCatalog } from '@portal/releases/bundle/bundle-catalog.ts'
import type { KeptOverride } from '@portal/releases/overrides/kept-overrides.ts'
import type { Subject } from '@portal/releases/release/resolve.ts'
import type { FastifyInstance } from 'fastify'
import { type BootFile, makeBootFiles } from './boot-file.ts'
import { readCatalog } from './bundle-catalog.ts'

/** How the host comes by the bundles, and how it hands them out. */
export interface BundleDelivery {
  /**
   * What somebody is served as of now, or what most people are; another object as soon as it is something else.
   */
  catalog(subject?: Subject): BundleCatalog
  /** Calls whenever some catalog has become another; gives what ends that. Without it there is one for good. */
  onRelease?(listener: () => void): () => void
  /** What every screen runs, in a few files; without them the page loads the parts one by one. */
  boot?(catalog: BundleCatalog): readonly BootFile[] | undefined
  /** All that a page may run as of now, no matter who asks. */
  bundles(): readonly Bundle[]
  /** How what is served stands to the newest release; nothing where no releases are followed. */
  standing?(): Standing
  /** Whether people get different versions. */
  readonly isPersonal: boolean
  /** Versions that single persons try out; nobody does where there are no releases. */
  readonly overrides?: {
    /** A trial that is not over, as far as it is known. */
    find(id: string): KeptOverride | undefined
    /** The same, after a look at the store. */
    look(id: string): Promise<KeptOverride | undefined>
  }
  /** Gives their files an address. */
  serve(app: FastifyInstance): Promise<void>
  /** Whether what is at an address stays the same, so that the page can refuse everything else. */
  readonly isFixed: boolean
}

/** What pages take from a bundle; a browser that is led to any other file would show it, scripts included. */
const PART_OF_PAGE = /\.(?:css|js|woff2)(?:\.(?:br|gz))?$/
const SHOWS_NOTHING = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** How files are sent whose address stands for their bytes. */
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

/** The bundles as they are built when the host starts. */
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
          // Only what lies there at the start has an address; nothing is looked up by what a request says.
          wildcard: false,
        })
      }
    },
  }
}
