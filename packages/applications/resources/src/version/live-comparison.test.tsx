import { expect, test } from '@jest/globals'
import { createFile, getFileVersionById, listDirectories } from '@portal/contract/resources/file-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen } from '@testing-library/react'
import { LiveComparison } from './live-comparison.tsx'

test('shows the content of a file of which nothing is live yet', async () => {
  await signInAs('admin')
  const directories = await call(listDirectories, {})
  const dirId = directories.items.find(({ path }) => path === 'privacy')?.id ?? ''
  const version = { contentType: 'text/html' as const, content: '<p>We keep no data.</p>' }
  const file = await call(createFile, { params: { dirId }, body: { name: 'never-live.html', version } })
  renderInApp(
    <LiveComparison version={await call(getFileVersionById, { params: { verId: file.newestVersionId } })} />,
  )
  expect(await screen.findByText('Nothing of this file is live.')).toBeTruthy()
  expect(await screen.findByText(/We keep no data/)).toBeTruthy()
})
