import { describe, expect, test } from '@jest/globals'
import { testManifest } from '../testing/test-bundle.ts'
import type { BundleManifest } from './bundle-manifest.ts'
import { nameConflicts } from './name-conflicts.ts'
import { impliedOwners, type Owners } from './owners.ts'

const LIBRARIES = '@portal/shared-libraries'
const owners: Owners = { react: LIBRARIES }
const providing = (name: string, ...claimed: string[]) =>
  testManifest(name, '2.0.0', { provides: Object.fromEntries(claimed.map((one) => [one, 'entry.js'])) })
const offering = (name: string, claimed: string) =>
  testManifest(name, '2.0.0', { offers: { [claimed]: { version: '2.0.0', names: [] } } })
const sentencesOf = (bundles: readonly BundleManifest[], table = owners) =>
  nameConflicts(bundles, table).map(({ sentence }) => sentence)

test('a bundle can provide its own name, names below it, and those that the table of owners assigns to it', () => {
  const users = providing('@portal/users', '@portal/users', '@portal/users/cards')
  expect(sentencesOf([users, providing(LIBRARIES, 'react'), testManifest('@portal/ui', '1.0.0')])).toEqual([])
})

describe('a name of another bundle is refused:', () => {
  test.each(['@portal/session', '@portal/session/http', 'react'])('%s', (name) => {
    const owner = name === 'react' ? LIBRARIES : '@portal/session'
    const sentence = `@zevil/shops 2.0.0 provides "${name}", which belongs to ${owner}. Leave it out, or make @zevil/shops its owner first: portal owner set ${name} @zevil/shops`
    expect(sentencesOf([providing('@zevil/shops', name)])).toEqual([sentence])
    expect(sentencesOf([offering('@zevil/shops', name)])).toEqual([sentence])
  })

  test('a library without an owner', () => {
    expect(sentencesOf([providing('@zevil/shops', 'lodash')])).toEqual([
      expect.stringContaining('provides "lodash", which belongs to no bundle yet.'),
    ])
  })

  test('its own name, once the table assigns it to another bundle', () => {
    const table = { '@portal/users/cards': '@portal/cards' }
    expect(sentencesOf([providing('@portal/users', '@portal/users/cards')], table)).toHaveLength(1)
    expect(sentencesOf([providing('@portal/cards', '@portal/users/cards')], table)).toEqual([])
  })

  test('the name of a built-in object property', () => {
    expect(sentencesOf([providing('@zevil/shops', 'constructor')])).toHaveLength(1)
  })
})

test.each([
  'https://portal.example/bundles/',
  '/bundles/@portal/session/1.3.1/entry.js',
  './entry.js',
  '../entry.js',
  'data:text/javascript,1',
  'react/',
  '',
])('"%s" is not a valid name for any bundle', (name) => {
  const [sentence] = sentencesOf([providing('@zevil/shops', name)], { [name]: '@zevil/shops' })
  expect(sentence).toBe(
    `@zevil/shops 2.0.0 provides "${name}", which is an address, not a name. Use a module name, such as @zevil/shops/cards.`,
  )
})

test('two bundles that claim one library conflict, even without a table of owners', () => {
  const bundles = [providing(LIBRARIES, 'react', 'rxjs'), providing('@zevil/shops', '@zevil/shops', 'react')]
  expect(impliedOwners(bundles)).toEqual({ rxjs: LIBRARIES })
  expect(sentencesOf(bundles, impliedOwners(bundles))).toHaveLength(2)
})

test('claiming the name of a served bundle does not make a bundle its owner', () => {
  const bundles = [
    testManifest('@portal/session', '1.0.0', { provides: {} }),
    providing('@zevil/shops', '@portal/session'),
  ]
  expect(impliedOwners(bundles)).toEqual({})
})
