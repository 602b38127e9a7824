import { expect, test } from '@jest/globals'
import { testManifest } from '../testing/test-bundle.ts'
import { ageResults } from './check-age.ts'

const offering = (name: string, offers: Record<string, string>) =>
  testManifest(name, '1.0.0', { offers: tableOf(offers) })
const tableOf = (versions: Record<string, string>) =>
  Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, { version, names: [] }]))

const shopsWith = (versions: Record<string, string>) =>
  testManifest('@portal/shops', '1.0.0', { requires: tableOf(versions) })

const PORTAL = [
  offering('@portal/ui', { '@portal/ui': '2.7.3', '@portal/ui/form': '2.7.3' }),
  offering('@portal/shared-libraries', { react: '19.3.1' }),
]

test('says by how much an application is behind its portal', () => {
  const shops = shopsWith({ '@portal/ui': '^2.5.1', '@portal/ui/form': '^2.5.1', react: '^19.3.0' })
  expect(ageResults(shops, PORTAL)).toEqual([
    {
      check: 'age',
      status: 'noted',
      says: "built with earlier packages than the portal serves: @portal/ui 2.5.1 is 2 minor versions behind 2.7.3, react 19.3.0 is 1 patch version behind 19.3.1. Run npm run portal -- upgrade in the application's repository.",
    },
  ])
})

test.each([
  ['was built with the same versions', { '@portal/ui': '^2.7.3', react: '^19.3.1' }],
  ['was built with newer ones', { '@portal/ui': '^2.8.0' }],
  ['uses what no bundle offers', { rxjs: '^7.0.0' }],
])('says nothing when it %s', (_what, versions) => {
  expect(ageResults(shopsWith(versions), PORTAL)).toEqual([])
})
