/**
 * Stores artifacts and releases. Nothing in it ever changes: the first write of a key is permanent, and later
 * ones are refused. Every call fails with a `ReleaseError` that distinguishes absent, denied and unreachable.
 */
export interface ReleaseStore {
  /** Writes completely or not at all, to disk before it answers. `exists` keeps the existing entry. */
  putNew(key: string, bytes: Uint8Array): Promise<'created' | 'exists'>
  /** Fails as `absent` when the key does not exist. */
  get(key: string): Promise<Buffer>
  /** The keys that start with a folder's name and come after `after`, in order. */
  list(folder: string, after?: string): Promise<readonly string[]>
  /** The names of the folders directly in a folder, in order: cheap even where they contain many keys. */
  folders(folder: string): Promise<readonly string[]>
  /** The size of an entry; `undefined` when the key does not exist. */
  head(key: string): Promise<{ readonly bytes: number } | undefined>
}

/** The part of a store that reading and verifying need. */
export type ReadableStore = Omit<ReleaseStore, 'putNew' | 'folders'>
