import { expect, test } from '@jest/globals'
import { ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'
import { bundleRows } from './bundle-row.ts'

const USERS = '@portal/users'
const publishedAs = (version: string) => ({ version, at: '2026-11-23T10:00:00Z', by: 'ada' })

const statusWith = (pulled: readonly string[]) =>
  ReleaseStatus.parse({
    release: {
      schema: 'portal.release/1',
      env: 'demo',
      seq: 2,
      parent: 1,
      parentHash: 'sha256-a',
      at: '2026-11-23T10:00:00Z',
      actor: 'ada',
      action: 'promote',
      reason: 'CHG-1234, for everybody',
      bundles: { [USERS]: { stable: '1.4.0' } },
      frozen: false,
      pulled,
    },
    canaries: [],
    published: [{ name: USERS, versions: ['1.6.0', '1.5.0', '1.4.0'].map(publishedAs) }],
  })

test('does not offer a pulled version as the newest', () => {
  const newestOf = (pulled: readonly string[]) => bundleRows(statusWith(pulled)).map(({ newest }) => newest)
  expect(newestOf([])).toEqual(['1.6.0'])
  expect(newestOf([`${USERS} 1.6.0`])).toEqual(['1.5.0'])
})
