import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureSigningKey, readSigner, readTrust } from '../signing/signing-keys.ts'
import { folderStore } from '../store/folder-store.ts'

/** A store in a temporary folder, with its own key. */
export function createTestStore() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-releases-'))
  const root = join(folder, 'store')
  mkdirSync(root)
  const keyFile = join(folder, 'keys', 'signing-key.pem')
  ensureSigningKey(keyFile)
  return {
    folder,
    root,
    keyFile,
    store: folderStore(root),
    signer: readSigner(keyFile, 'RELEASE_SIGNING_KEY'),
    trust: readTrust(keyFile, 'RELEASE_TRUSTED_KEYS'),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
