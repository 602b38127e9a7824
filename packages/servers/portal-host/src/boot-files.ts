import type { BundleCatalog } from '@portal/releases/bundle/bundle-catalog.ts'
import { type BootFile, makeBootFiles } from './boot-file.ts'

/**
 * The boot files of several catalogs. Building them takes seconds, during which a page loads the modules one by
 * one.
 */
export function bootFiles(cache: string) {
  const made = new Map<string, readonly BootFile[]>()
  const making = new Map<string, Promise<void>>()

  async function make(catalog: BundleCatalog): Promise<void> {
    made.set(catalog.release, await makeBootFiles(catalog, cache))
  }

  return {
    /** Builds the files; fails when a module is missing that every screen needs. */
    prepare(catalog: BundleCatalog): Promise<void> {
      const work = making.get(catalog.release) ?? make(catalog)
      making.set(catalog.release, work)
      // The folder may be full for a while.
      work.catch(() => making.delete(catalog.release))
      return work
    },
    of: (catalog: BundleCatalog) => made.get(catalog.release),
    at: (base: string) => [...made.values()].flat().find((file) => file.base === base),
  }
}
