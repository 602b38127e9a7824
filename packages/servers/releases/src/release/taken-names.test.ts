import { expect, test } from '@jest/globals'
import { type Manifests, versionKey } from '../bundle/bundle-manifest.ts'
import { testManifest } from '../testing/test-bundle.ts'
import { promote } from './changes.ts'
import { planChange, publishProblems } from './plan.ts'
import { NOTHING } from './release.ts'
import { removeBundle } from './removal.ts'

const [FEES, OTHER] = ['@portal/fees', '@zevil/fees']
const published = [FEES, OTHER].map((name) => testManifest(name, '1.0.0'))
const manifests: Manifests = new Map(
  published.map((manifest) => [versionKey(manifest.name, '1.0.0'), manifest]),
)
const other = testManifest(OTHER, '1.0.0')
const taken = [
  '@zevil/fees cannot be released beside @portal/fees: the permissions of both would begin with x.fees. Give it another name.',
]

test.each([
  ['that is served', promote(FEES, '1.0.0')(NOTHING)],
  [
    'that was removed, since roles may still have its permissions',
    removeBundle(FEES)(promote(FEES, '1.0.0')(NOTHING)),
  ],
])('a bundle of another scope does not take the name of one %s', (_what, served) => {
  expect(planChange(served, promote(OTHER, '1.0.0'), manifests).problems).toEqual(taken)
  expect(publishProblems(served, other, manifests)).toEqual(taken)
})

test('two bundles that have shared a name so far can both be published and promoted', () => {
  const served = promote(OTHER, '0.9.0')(promote(FEES, '1.0.0')(NOTHING))
  expect(planChange(served, promote(OTHER, '1.0.0'), manifests).problems).toEqual([])
  expect(publishProblems(served, other, manifests)).toEqual([])
})
