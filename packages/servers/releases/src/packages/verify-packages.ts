import type { Trust } from '../signing/signatures.ts'
import type { ReadableStore } from '../store/release-store.ts'
import { publishedSets, readPackageSet, readPackedFile } from './package-set.ts'

/** Reads all published packages with their files; returns how many. Fails as `corrupt` when any of it was changed. */
export async function verifyPackages(store: ReadableStore, trust: Trust): Promise<number> {
  let count = 0
  for (const name of await publishedSets(store)) {
    const set = await readPackageSet(store, trust, name)
    if (!set) continue
    for (const one of set.packages) await readPackedFile(store, set, one)
    count += set.packages.length
  }
  return count
}
