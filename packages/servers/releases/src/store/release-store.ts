/**
 * Where artifacts and releases are kept. Nothing in it is ever changed: anyone who writes a key first has written it for
 * good, and everybody else is told so. Every call fails with a `ReleaseError` that tells absent, denied and unreachable
 * apart.
 */
export interface ReleaseStore {
  /** Writes whole or not at all, on disk before it answers. `exists` leaves what is there as it is. */
  putNew(key: string, bytes: Uint8Array): Promise<'created' | 'exists'>
  /** Fails as `absent` when nobody has written the key. */
  get(key: string): Promise<Buffer>
  /** The keys that begin with a folder's name and lie behind `after`, in order. */
  list(folder: string, after?: string): Promise<readonly string[]>
  /** The size of what is kept under a key; nothing when nobody has written it. */
  head(key: string): Promise<{ readonly bytes: number } | undefined>
}
