import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { type BootFile, makeBootFile } from './boot-file.ts'
import { type BundleCatalog, readCatalog } from './bundle-catalog.ts'

/** How the host comes by the bundles, and how it hands them out. */
export interface BundleDelivery {
  /** Those that are served as of now; another object as soon as they are others. */
  catalog(): BundleCatalog
  /** What every screen runs, in one file; without it the page loads the parts one by one. */
  readonly boot?: BootFile
  /** Gives their files an address. */
  serve(app: FastifyInstance): Promise<void>
  /** Whether what is at an address stays the same, so that the page can refuse everything else. */
  readonly isFixed: boolean
}

/** The bundles as they are built when the host starts. */
export async function builtBundles(root: string): Promise<BundleDelivery> {
  const catalog = readCatalog(root)
  const boot = await makeBootFile(catalog, join(root, '.cache', 'boot'))
  return {
    isFixed: true,
    catalog: () => catalog,
    boot,
    async serve(app) {
      for (const { base, folder } of [...catalog.bundles, boot]) {
        await app.register(fastifyStatic, {
          root: folder,
          prefix: base,
          decorateReply: false,
          index: false,
          // Only what lies there at the start has an address; nothing is looked up by what a request says.
          wildcard: false,
          preCompressed: true,
          immutable: true,
          maxAge: '365d',
          setHeaders: (response) => response.setHeader('Vary', 'Accept-Encoding'),
        })
      }
    },
  }
}
