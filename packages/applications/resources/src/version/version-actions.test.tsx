import { afterEach, expect, test } from '@jest/globals'
import { RecordActions } from '@portal/portal-app'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { cleanup, screen } from '@testing-library/react'
import { type ActedVersion, versionActions } from './version-actions.tsx'

afterEach(cleanup)

const draft: ActedVersion = {
  id: 'v',
  dirId: 'd',
  fileId: 'f',
  fileName: 'terms.html',
  number: 3,
  status: 'DRAFT',
  isCurrent: false,
  openChangeRequestId: null,
  revision: 1,
}

async function showTo(
  account: 'admin' | 'editor' | 'reviewer' | 'viewer',
  version: ActedVersion,
  requiresChangeRequest: boolean,
) {
  await signInAs(account)
  renderInApp(<RecordActions actions={versionActions({ requiresChangeRequest })} record={version} />)
  return screen
    .queryAllByRole('button')
    .map((button) => [button.textContent, button.getAttribute('aria-description') ?? ''])
}

const REQUEST = 'Versions in this directory can be published only through a change request.'

test.each([
  [
    'admin',
    false,
    [
      ['Publish', ''],
      ['Delete', ''],
    ],
  ],
  [
    'admin',
    true,
    [
      ['Publish', REQUEST],
      ['Delete', ''],
    ],
  ],
  ['editor', false, [['Delete', '']]],
  ['reviewer', false, [['Publish', '']]],
  ['viewer', false, []],
] as const)('offers actions on %s by role and directory (%s)', async (account, rule, offered) => {
  expect(await showTo(account, draft, rule)).toEqual(offered)
})

test('requires a change request to delete a live version where publishing does', async () => {
  const live: ActedVersion = { ...draft, status: 'PUBLISHED', isCurrent: true }
  expect(await showTo('editor', live, true)).toEqual([['Delete', REQUEST]])
})

test('a deleted version can only be restored', async () => {
  expect(await showTo('editor', { ...draft, status: 'DELETED' }, true)).toEqual([['Restore', '']])
})
