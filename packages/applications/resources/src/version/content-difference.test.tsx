import { expect, test } from '@jest/globals'
import { createFile, getFileVersionById, listDirectories } from '@portal/contract/resources/file-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen } from '@testing-library/react'
import { ContentDifference } from './content-difference.tsx'

test('shows the content even when it is the same as before', async () => {
  await signInAs('admin')
  const directories = await call(listDirectories, {})
  const dirId = directories.items.find(({ path }) => path === 'privacy')?.id ?? ''
  const version = { contentType: 'text/html' as const, content: '<p>Hello</p>' }
  const file = await call(createFile, { params: { dirId }, body: { name: 'same-as-before.html', version } })
  const before = await call(getFileVersionById, { params: { verId: file.newestVersionId } })
  renderInApp(<ContentDifference before={before} after={{ ...before, number: 2 }} />)
  expect(screen.getByText('Version 2 has the same content as version 1')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Download/ })).toBeTruthy()
})
