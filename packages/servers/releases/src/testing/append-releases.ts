import { releaseLog } from '../log/release-log.ts'
import { promote } from '../release/changes.ts'
import { NOTHING } from '../release/release.ts'
import { failedAs } from '../release-error.ts'
import { readSigner, readTrust } from '../signing/signing-keys.ts'
import { folderStore } from '../store/folder-store.ts'

/** A process that makes releases on top of the newest one; retries when somebody else is faster. */
const [, , root = '', keyFile = '', name = '', count = '0'] = process.argv
const log = releaseLog({
  store: folderStore(root),
  environment: 'demo',
  trust: readTrust(keyFile, 'the key'),
  signer: readSigner(keyFile, 'the key'),
})

async function append(version: string): Promise<void> {
  const head = await log.head()
  const content = promote(name, version)(head ?? NOTHING)
  const entry = { actor: name, action: 'promote', reason: `${name} has something new` } as const
  try {
    await log.append(head?.seq ?? 0, content, entry)
  } catch (error) {
    if (!failedAs('conflict', error)) throw error
    await append(version)
  }
}

for (let number = 1; number <= Number(count); number += 1) await append(`1.0.${number}`)
