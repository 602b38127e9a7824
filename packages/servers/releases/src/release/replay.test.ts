import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { readBuiltArtifact } from '../artifact/built-artifact.ts'
import { publishArtifact } from '../artifact/publish-artifact.ts'
import { readManifests } from '../artifact/read-manifests.ts'
import { releaseLog } from '../log/release-log.ts'
import { writeTestBundle } from '../testing/test-bundle.ts'
import { createTestStore } from '../testing/test-store.ts'
import { promote, rollBack } from './changes.ts'
import { NOTHING, stableVersions, versionsIn } from './release.ts'
import { replay } from './replay.ts'

let place: ReturnType<typeof createTestStore>

beforeEach(() => {
  place = createTestStore()
})

afterEach(() => {
  place.remove()
})

/** What a release served, computed from the store alone. */
async function served(seq: number): Promise<string> {
  const { store, trust } = place
  const release = await releaseLog({ store, trust, environment: 'demo' }).read(seq)
  const manifests = await readManifests(store, trust, versionsIn(release))
  return replay({ versions: stableVersions(release) }, manifests).toString()
}

test('restores what a release served, byte for byte, whatever came after it', async () => {
  const log = releaseLog({ ...place, environment: 'demo' })
  const entry = { actor: 'ada', action: 'promote', reason: 'As planned' } as const
  const release = async (name: string, version: string) => {
    const routes = [{ path: `/${name.slice(8)}`, label: version, title: version }]
    const folder = writeTestBundle(place.folder, name, version, { routes })
    await publishArtifact({ ...place, by: 'ada' }, await readBuiltArtifact(folder))
    const head = await log.head()
    await log.append(head?.seq ?? 0, promote(name, version)(head ?? NOTHING), entry)
  }
  await release('@portal/users', '1.0.0')
  await release('@portal/tasks', '1.0.0')
  const then = await served(2)
  await release('@portal/users', '1.1.0')

  expect(await served(2)).toBe(then)
  expect(await served(3)).not.toBe(then)
  const { importMap, apps } = JSON.parse(then)
  expect(importMap.imports['@portal/users']).toMatch(/^\/bundles\/@portal\/users\/1\.0\.0\/entry\.js\?/)
  expect(Object.keys(importMap.integrity)).toContain('/bundles/@portal/users/1.0.0/list.1a2b.js')
  expect(apps.map(({ app }: { app: string }) => app)).toEqual(['@portal/tasks', '@portal/users'])

  await log.append(3, rollBack(await log.read(2))(await log.read(3)), { ...entry, action: 'rollback' })
  expect(await served(4)).toBe(then)
})
