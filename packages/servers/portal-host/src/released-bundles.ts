import fastifyStatic from '@fastify/static'
import { type Bundle, type BundleCatalog, baseOf } from '@portal/releases/bundle/bundle-catalog.ts'
import type { Visitor } from '@portal/releases/release/resolve.ts'
import { failedAs } from '@portal/releases/release-error.ts'
import type { FastifyInstance } from 'fastify'
import { bootFiles } from './boot-files.ts'
import { type BundleDelivery, FIXED_FILES } from './bundle-delivery.ts'
import { followReleases, type ReleaseSource } from './current-release.ts'
import { publishedBundles } from './published-bundles.ts'

/** A person who gets the stable versions. */
const ANYBODY: Visitor = { id: '', cohorts: [], isSafe: true }

/** Finds the folder of a file that may be served. */
interface Files {
  folderOfBundle(name: string, version: string, file: string): Promise<string | undefined>
  folderOfBoot(base: string, file: string): string | undefined
}

/** Bundles come and go with releases, so their addresses are looked up per request. */
async function serveFiles(app: FastifyInstance, root: string, files: Files): Promise<void> {
  await app.register(fastifyStatic, { ...FIXED_FILES, root, serve: false })
  interface Address {
    // A wildcard, since parameters are limited to a hundred characters and chunk names are not.
    Params: { scope: string; app: string; version: string; '*': string }
  }
  app.get<Address>('/bundles/:scope/:app/:version/*', async ({ params }, reply) => {
    const { scope, app: name, version, '*': file } = params
    const folder = await files.folderOfBundle(`${scope}/${name}`, version, file)
    return folder === undefined ? reply.callNotFound() : reply.sendFile(file, folder)
  })
  app.get<Address>('/bundles/boot/:version/*', async ({ params: { version, '*': file } }, reply) => {
    const folder = files.folderOfBoot(`/bundles/boot/${version}/`, file)
    return folder === undefined ? reply.callNotFound() : reply.sendFile(file, folder)
  })
}

/** The bundles of the newest release; until there is one, those built beside the host (the floor). */
export async function releasedBundles(
  source: ReleaseSource,
  floor: BundleDelivery,
  cache: string,
): Promise<BundleDelivery> {
  const loadBundle = publishedBundles(source)
  const boots = bootFiles(cache)
  const releases = await followReleases(source, loadBundle, (served) =>
    boots.prepare(served.catalog(ANYBODY)),
  )
  const { current, findOverride, onRelease, status, stop } = releases

  /**
   * A bundle of any release, so that older pages keep working; before the first release, those of the floor.
   */
  async function bundleAt(name: string, version: string): Promise<Bundle | undefined> {
    const ofFloor = floor.bundles().find(({ base }) => base === baseOf(name, version))
    if (ofFloor && !current()) return ofFloor
    try {
      return await loadBundle(name, version)
    } catch (error) {
      if (ofFloor || failedAs('absent', error) || failedAs('refused', error)) return ofFloor
      throw error
    }
  }

  function bootOf(catalog: BundleCatalog) {
    if (!current()) return floor.boot?.(catalog)
    // A failure leaves the page without boot files, which are optional.
    boots.prepare(catalog).catch(() => undefined)
    return boots.of(catalog)
  }

  return {
    isFixed: true,
    isPersonal: true,
    catalog: (visitor = ANYBODY) => current()?.catalog(visitor) ?? floor.catalog(),
    boot: bootOf,
    bundles: () => current()?.bundles ?? floor.bundles(),
    onRelease,
    status,
    overrides: {
      find: findOverride,
      async look(id) {
        if (!findOverride(id)) await releases.look()
        return findOverride(id)
      },
    },
    async serve(app) {
      app.addHook('onClose', stop)
      await serveFiles(app, source.near, {
        async folderOfBundle(name, version, file) {
          const bundle = await bundleAt(name, version)
          return bundle && Object.hasOwn(bundle.manifest.files, file) ? bundle.folder : undefined
        },
        folderOfBoot(base, file) {
          const made = boots.at(base) ?? floor.boot?.(floor.catalog())?.find((one) => one.base === base)
          return made?.url === base + file ? made.folder : undefined
        },
      })
    },
  }
}
