import { expect, test } from '@jest/globals'
import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { versionKey } from '../bundle/bundle-manifest.ts'
import { testManifest } from '../testing/test-bundle.ts'
import { lastGoodVersions } from './last-good-versions.ts'
import { stableVersions } from './release.ts'

const [USERS, SESSION] = ['@portal/users', '@portal/session']
const routes = [{ path: '/users', label: 'Users', title: 'Users' }]

const users = (version: string, range: string) =>
  testManifest(USERS, version, { routes, requires: { [SESSION]: { version: range, names: [] } } })
const session = (version: string) =>
  testManifest(SESSION, version, { offers: { [SESSION]: { version, names: [] } } })

const manifests = new Map(
  [
    users('0.9.0', '^1.0.0'),
    users('1.0.0', '^2.0.0'),
    users('1.1.0', '^2.0.0'),
    session('1.9.0'),
    session('2.0.0'),
  ].map((manifest) => [versionKey(manifest.name, manifest.version), manifest]),
)

const content = (channels: object): ReleaseContent => ({
  bundles: { [SESSION]: { stable: '2.0.0', lastGood: '1.9.0' }, [USERS]: { stable: '1.0.0', ...channels } },
  removed: {},
  frozen: false,
  pulled: [],
})

const forStable = (channels: object) => {
  const release = content(channels)
  return lastGoodVersions(stableVersions(release), release, manifests)
}

test('the stable version falls back to the previous one', () => {
  expect(forStable({ stable: '1.1.0', lastGood: '1.0.0' })).toEqual({ [USERS]: '1.0.0' })
})

test('a canary falls back to the stable version', () => {
  const release = content({ lastGood: '0.9.0' })
  const chosen = { ...stableVersions(release), [USERS]: '1.1.0' }
  expect(lastGoodVersions(chosen, release, manifests)).toEqual({ [USERS]: '1.0.0' })
})

test.each([
  ['it does not exist', {}],
  ['it is the same', { lastGood: '1.0.0' }],
  ['its requirements are missing', { lastGood: '0.9.0' }],
])('there is no fallback where %s', (_what, channels) => {
  expect(forStable(channels)).toEqual({})
})
