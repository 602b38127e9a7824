import { expect, test } from '@jest/globals'
import { linesOfPlan } from './lines-of-plan.ts'

const SHOPS = '/bundles/@zevil/shops/2.0.0/entry.js'

test('shows an import taken over by another bundle in red, with warnings and the reason it is rejected', () => {
  const lines = linesOfPlan({
    differences: [{ bundle: '@zevil/shops', what: 'stable', from: '1.0.0', to: '2.0.0' }],
    imports: [
      { name: '@zevil/shops', from: '/bundles/@zevil/shops/1.0.0/entry.js', to: SHOPS, isOtherOwner: false },
      {
        name: '@portal/session',
        from: '/bundles/@portal/session/1.3.1/entry.js',
        to: SHOPS,
        isOtherOwner: true,
      },
    ],
    problems: ['It is not its own.'],
    notes: ['@zevil/shops 2.0.0 removes these addresses: /shops.'],
  })
  expect(lines).toEqual([
    '@zevil/shops: stable 1.0.0 → 2.0.0',
    `Import map: @zevil/shops: /bundles/@zevil/shops/1.0.0/entry.js → ${SHOPS}`,
    {
      danger: `Another owner provides @portal/session: /bundles/@portal/session/1.3.1/entry.js → ${SHOPS}`,
    },
    '@zevil/shops 2.0.0 removes these addresses: /shops.',
    { danger: 'Will be rejected: It is not its own.' },
  ])
})

test('highlights a change of owners', () => {
  const differences = [
    { name: 'react', what: 'owner' as const, from: '@portal/shared-libraries', to: '@portal/react' },
  ]
  expect(linesOfPlan({ differences, imports: [], problems: [], notes: [] })).toEqual([
    { danger: 'react: owner @portal/shared-libraries → @portal/react' },
  ])
})
