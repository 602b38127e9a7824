import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import httpProxy from '@fastify/http-proxy'
import fastifyStatic from '@fastify/static'
import { builtFolder, type FolderOf } from '@portal/releases/bundle/built-folder.ts'
import type { Imports } from '@portal/releases/bundle/bundle-catalog.ts'
import { namedImports } from '@portal/releases/bundle/named-imports.ts'
import type { BundleDelivery } from '../bundle-delivery.ts'
import { readCatalog } from '../read-catalog.ts'
import type { DevelopmentSettings } from './development-settings.ts'

/** Bundles built from source that `importmap.json` does not name, such as the kit; only in development. */
function withUnnamed(imports: Imports, bundles: string): Imports {
  const addresses = Object.values(imports)
  const unnamed = readdirSync(bundles)
    .map((folder) => join(bundles, folder, 'manifest.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
    .filter(({ name }) => !addresses.some((address) => address.startsWith(`/bundles/${name}/`)))
    .map(({ name, version }) => [name, `/bundles/${name}/${version}/entry.js`])
  return { ...imports, ...Object.fromEntries(unnamed) }
}

/**
 * Bundles that are built from source while the host runs, beside the latest builds of the others. The page
 * differs from production in one point: it does not refuse files that have changed since it was loaded. Its
 * policy on scripts, styles and trusted types is the same.
 */
export function developmentBundles(root: string, { bundles, newsUrl }: DevelopmentSettings): BundleDelivery {
  const folderOf: FolderOf = (repository, name) =>
    existsSync(join(bundles, name)) ? join(bundles, name) : builtFolder(repository, name)
  const catalog = () =>
    readCatalog(root, folderOf, (repository) => withUnnamed(namedImports(repository), bundles))
  return {
    isFixed: false,
    isPersonal: false,
    catalog,
    bundles: () => catalog().bundles,
    async serve(app) {
      for (const { base, folder } of catalog().bundles) {
        await app.register(fastifyStatic, {
          root: folder,
          prefix: base,
          decorateReply: false,
          index: false,
          cacheControl: false,
          setHeaders: (response) => response.setHeader('Cache-Control', 'no-store'),
        })
      }
      // Pages may only connect to their own host, so it forwards the build news and the targets of overrides.
      await app.register(httpProxy, { upstream: newsUrl, prefix: '/development/news', rewritePrefix: '/' })
      const elsewhere = '/bundles/elsewhere'
      await app.register(httpProxy, { upstream: newsUrl, prefix: elsewhere, rewritePrefix: elsewhere })
    },
  }
}
