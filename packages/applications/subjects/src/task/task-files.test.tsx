import { expect, test } from '@jest/globals'
import { getTask, listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import type { Artifact } from '@portal/contract/tasks/task-schemas.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen } from '@testing-library/react'
import { TaskFiles } from './task-files.tsx'

const source: Artifact = {
  name: 'shops.csv',
  kind: 'SOURCE',
  contentType: 'text/csv',
  sizeBytes: 81_213,
  sha256: '0'.repeat(64),
  expiresAt: '2100-01-01T00:00:00.000Z',
}
const links = { urlExpiresAt: '2100-01-01T00:00:00.000Z', downloadUrl: 'https://storage.example/shops' }
const safeCopyUrl = 'https://api.example/safe-copy'

/** The files of a demo import, shown as this task's. */
async function showFiles(...artifacts: Artifact[]): Promise<void> {
  await signInAs('onboarding')
  const { items } = await call(listTasks, { query: { type: ['DPA_IMPORT'] } })
  const task = await call(getTask, { params: { taskId: items[0]?.id ?? '' } })
  renderInApp(<TaskFiles task={{ ...task, artifacts }} />)
}

const WARNING = /exactly as uploaded and may contain formulas/
const addressOf = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name }).href

test("offers an import's file with a warning, and as a safe copy", async () => {
  await showFiles({ ...source, ...links, safeCopyUrl })
  expect(screen.getByText(/^Source file/)).toBeTruthy()
  expect(screen.getByText(WARNING)).toBeTruthy()
  expect([addressOf('shops.csv'), addressOf('Safe copy')]).toEqual([links.downloadUrl, safeCopyUrl])
})

test('offers an unreadable file only with the warning', async () => {
  await showFiles({ ...source, ...links })
  expect(screen.getByText(WARNING)).toBeTruthy()
  expect(screen.queryByText('Safe copy')).toBeNull()
})

test.each([
  ['JSON, which runs nothing', { ...source, ...links, name: 'shops.json', contentType: 'application/json' }],
  ['a file that the operator may not download', source],
])('shows no warning for %s', async (_, file) => {
  await showFiles(file)
  expect(screen.getByText(/^Source file/)).toBeTruthy()
  expect(screen.queryByText(WARNING)).toBeNull()
})
