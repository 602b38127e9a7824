import { expect, test } from '@jest/globals'
import { unmetRequirements } from './unmet-requirements.ts'

const rxjs = { version: '7.8.2', names: ['map', 'filter'] }
const libraries = { name: '@portal/shared-libraries', version: '1.4.0', requires: {}, offers: { rxjs } }
const shops = (requires: Record<string, { version: string; names: string[] }>) => ({
  name: '@portal/shops',
  version: '2.0.1',
  requires,
  offers: {},
})

test('nothing is missing among bundles that fit together', () => {
  const bundle = shops({ rxjs: { version: '^7.8.0', names: ['map'] } })
  expect(unmetRequirements([bundle, libraries])).toEqual([])
})

test.each([
  [
    'a name that is not offered',
    { rxjs: { version: '^7.8.0', names: ['map', 'zip'] } },
    '@portal/shops 2.0.1 needs zip of rxjs, which @portal/shared-libraries 1.4.0 does not offer.',
  ],
  [
    'a newer version',
    { rxjs: { version: '^7.9.0', names: ['map'] } },
    '@portal/shops 2.0.1 needs rxjs ^7.9.0, but @portal/shared-libraries 1.4.0 offers 7.8.2.',
  ],
  [
    'another major version',
    { rxjs: { version: '^6.0.0', names: ['map'] } },
    '@portal/shops 2.0.1 needs rxjs ^6.0.0, but @portal/shared-libraries 1.4.0 offers 7.8.2.',
  ],
  [
    'a module that no bundle has',
    { vue: { version: '^3.0.0', names: ['ref'] } },
    '@portal/shops 2.0.1 needs vue, which no bundle offers.',
  ],
])('reports %s', (_what, requires, sentence) => {
  expect(unmetRequirements([libraries, shops(requires)]).map((misfit) => misfit.sentence)).toEqual([sentence])
})

test('reports the bundle that needs a module and the one that offers something else', () => {
  const [misfit] = unmetRequirements([libraries, shops({ rxjs: { version: '^6.0.0', names: [] } })])
  expect(misfit?.bundles).toEqual(['@portal/shops', '@portal/shared-libraries'])
})
