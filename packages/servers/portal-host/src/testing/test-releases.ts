import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readBuiltArtifact } from '@portal/releases/artifact/built-artifact.ts'
import { publishArtifact } from '@portal/releases/artifact/publish-artifact.ts'
import { type Action, releaseLog } from '@portal/releases/log/release-log.ts'
import { type Change, promote } from '@portal/releases/release/changes.ts'
import { NOTHING } from '@portal/releases/release/release.ts'
import { createTestStore } from '@portal/releases/testing/test-store.ts'
import { VERSION } from './test-repository.ts'

const BUNDLES = ['root-config', 'shared-libraries', 'session', 'ui', 'shell', 'tasks']

/** A store with releases of a test repository's bundles, and a function that makes more. */
export function createTestReleases(root: string) {
  const place = createTestStore()
  const log = releaseLog({ ...place, environment: 'demo' })

  async function publish(folder: string): Promise<void> {
    await publishArtifact({ ...place, by: 'ada' }, await readBuiltArtifact(folder))
  }

  async function release(action: Action, ...changes: Change[]): Promise<number> {
    const head = await log.head()
    const content = changes.reduce((state, change) => change(state), head ?? NOTHING)
    const entry = { actor: 'ada', action, reason: 'As planned' }
    return (await log.append(head?.seq ?? 0, content, entry)).seq
  }

  return {
    ...place,
    log,
    publish,
    async publishRepository(): Promise<void> {
      const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name))
      for (const folder of [...packages, join(root, 'root-config')])
        if (existsSync(join(folder, 'dist'))) await publish(join(folder, 'dist'))
    },
    release,
    /** The first release: what is in the repository. */
    releaseFirst: (): Promise<number> =>
      release('first', ...BUNDLES.map((name) => promote(`@portal/${name}`, VERSION))),
    /** The host's settings for the store. */
    environment: {
      PORTAL_ROOT: root,
      RELEASE_STORE: place.root,
      RELEASE_TRUSTED_KEYS: place.keyFile,
      RELEASE_NEAR: join(place.folder, 'near'),
    },
  }
}
