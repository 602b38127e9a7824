import { expect, test } from '@jest/globals'
import { testManifest } from '../testing/test-bundle.ts'
import { permissionConflicts } from './permission-conflicts.ts'

const row = (resource: string, group = 'Fees') => ({ group, resource, description: 'Start a refund' })

const declaring = (name: string, ...permissions: object[]) => testManifest(name, '1.0.0', { permissions })

const sentencesOf = (...bundles: ReturnType<typeof testManifest>[]) =>
  permissionConflicts(bundles).map(({ sentence }) => sentence)

test('bundles declare permissions in their own areas', () => {
  const fees = declaring('@portal/fees', row('x.fees.refund.create'), row('x.fees.close'))
  expect(sentencesOf(fees, declaring('@zevil/shops', row('x.shops.close', 'Shops')))).toEqual([])
})

test.each(['role.update', 'x.shops.close', 'x.feesandmore.close', 'x.fees', 'x.fees.Close'])(
  'refuses %s, which is not in the area of the bundle',
  (resource) => {
    expect(sentencesOf(declaring('@portal/fees', row(resource)))).toEqual([
      `@portal/fees declares the permission "${resource}". Write it as x.fees.close or x.fees.refund.create, in lower case.`,
    ])
  },
)

test('refuses a permission that is declared twice', () => {
  expect(sentencesOf(declaring('@portal/fees', row('x.fees.close'), row('x.fees.close')))).toEqual([
    '@portal/fees declares the permission "x.fees.close" twice.',
  ])
})

test('refuses a group that operators would take for one of the portal', () => {
  expect(sentencesOf(declaring('@portal/fees', row('x.fees.close', 'roles ')))).toEqual([
    '@portal/fees declares the permission "x.fees.close" in the group "roles ", which belongs to the portal. Choose another name.',
  ])
})

test.each([
  ['full width', 'Ｒｏｌｅｓ'],
  ['a no-break space', 'Roles\u00a0'],
])('refuses a group that imitates one of the portal with %s', (_how, group) => {
  expect(sentencesOf(declaring('@portal/fees', row('x.fees.close', group)))).toEqual([
    expect.stringContaining('which belongs to the portal. Choose another name.'),
  ])
})

test.each([
  ['group', ' ', 'This field is required'],
  ['description', 'x'.repeat(201), 'Use at most 200 characters'],
  ['description', 'Close\u0000', 'Remove the invisible characters'],
  ['group', 'Ro\u00adles', 'Remove the invisible characters'],
  ['group', 'Roles\u200b', 'Remove the invisible characters'],
  ['group', 'Roles\ufe0f', 'Remove the invisible characters'],
  ['group', 'Ro\u034fles', 'Remove the invisible characters'],
  ['group', '\u3164', 'Remove the invisible characters'],
  ['group', '\u2800', 'Remove the invisible characters'],
  ['group', 'R\u043eles', 'Write each word in one script'],
])('refuses a %s that operators could not read: %j', (member, text, problem) => {
  expect(sentencesOf(declaring('@portal/fees', { ...row('x.fees.close'), [member]: text }))).toEqual([
    `@portal/fees declares the permission "x.fees.close". Correct its ${member}: ${problem}.`,
  ])
})

test('bundles with the same short name cannot both declare permissions', () => {
  const [misfit] = permissionConflicts([
    declaring('@portal/fees', row('x.fees.close')),
    declaring('@zevil/fees', row('x.fees.open', 'Other fees')),
  ])
  expect(misfit).toEqual({
    sentence: '@portal/fees and @zevil/fees both claim the permissions below x.fees.',
    bundles: ['@portal/fees', '@zevil/fees'],
  })
})

test('a group belongs to one bundle', () => {
  const fees = declaring('@portal/fees', row('x.fees.close'))
  expect(sentencesOf(fees, declaring('@zevil/shops', row('x.shops.close')))).toEqual([
    '@portal/fees and @zevil/shops both claim the group "Fees" of permissions.',
  ])
})

test.each([
  ['case', 'CAFÉ FEES'],
  ['spaces', 'Café  fees '],
  ['how an accent is encoded', 'Cafe\u0301 fees'],
])('a group belongs to one bundle, whatever its %s', (_what, group) => {
  const cafe = declaring('@portal/cafe', row('x.cafe.close', 'Café fees'))
  expect(sentencesOf(cafe, declaring('@zevil/shops', row('x.shops.close', group)))).toEqual([
    `@portal/cafe and @zevil/shops both claim the group "${group.trim()}" of permissions.`,
  ])
})

test('a group may be in any one script, and a name in several words', () => {
  const groups = ['Комиссии', 'Fees комиссии', 'Αμοιβές', '手数料 fees']
  const bundles = groups.map((group, index) => {
    const name = `fees-${'abcd'[index]}`
    return declaring(`@portal/${name}`, row(`x.${name}.close`, group))
  })
  expect(sentencesOf(...bundles)).toEqual([])
})
