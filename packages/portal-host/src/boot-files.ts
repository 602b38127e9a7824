import type { BundleCatalog } from '@portal/releases/bundle/bundle-catalog.ts'
import { type BootFile, makeBootFile } from './boot-file.ts'

/** The boot files of several catalogs. Making one takes seconds, in which its page loads the parts one by one. */
export function bootFiles(cache: string) {
  const made = new Map<string, BootFile>()
  const making = new Map<string, Promise<void>>()

  async function make(catalog: BundleCatalog): Promise<void> {
    made.set(catalog.release, await makeBootFile(catalog, cache))
  }

  return {
    /** Has the file made; fails when a module is missing that every screen needs. */
    prepare(catalog: BundleCatalog): Promise<void> {
      const work = making.get(catalog.release) ?? make(catalog)
      making.set(catalog.release, work)
      return work
    },
    of: (catalog: BundleCatalog) => made.get(catalog.release),
    at: (base: string) => [...made.values()].find((file) => file.base === base),
  }
}
