import { expect, test } from '@jest/globals'
import { narrowRequirements } from './narrow-requirements.ts'

const faultsOf = (range: string) =>
  narrowRequirements([
    { name: '@zevil/shops', version: '1.0.0', requires: { '@portal/ui': { version: range, names: [] } } },
  ]).map(({ sentence }) => sentence)

test.each(['2.7.17', '~2.7.0', '>=2.7.17 <2.8.0', '2.7.x'])(
  'no bundle can keep others from releasing compatible versions with %s',
  (range) => {
    expect(faultsOf(range)).toEqual([
      expect.stringMatching(/needs @portal\/ui .*, so no compatible later version could be released\. /),
    ])
  },
)

test('the refusal says how to write the range', () => {
  expect(faultsOf('2.7.17')).toEqual([
    '@zevil/shops 1.0.0 needs @portal/ui 2.7.17, so no compatible later version could be released. Write the range as ^2.7.17.',
  ])
})

test.each(['^2.7.17', '>=2.7.17', '2.x', '*', '^2.0.0 || ^3.0.0', '^0.4.0'])(
  'a bundle can need %s',
  (range) => {
    expect(faultsOf(range)).toEqual([])
  },
)
