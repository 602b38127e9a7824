import { afterEach, expect, jest, test } from '@jest/globals'
import {
  createChangeRequest,
  createReview,
  getChangeRequest,
} from '@portal/contract/resources/change-request-endpoints.ts'
import { createFile, listDirectories } from '@portal/contract/resources/file-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { linkTo } from '@portal/routing/link-to.ts'
import { call, queryClient } from '@portal/session'
import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { routes } from '../routes.ts'
import ChangeRequestDetailsPage from './change-request-details-page.tsx'
import { REFRESH_MS } from './refresh.ts'

afterEach(() => {
  jest.useRealTimers()
  queryClient.clear()
})

async function requestByEditor(): Promise<{ readonly id: string; readonly dirId: string }> {
  await signInAs('editor')
  const directories = await call(listDirectories, {})
  const dirId = directories.items.find(({ path }) => path === 'privacy')?.id ?? ''
  const version = { contentType: 'text/html' as const, content: '<p>Hello</p>' }
  const file = await call(createFile, { params: { dirId }, body: { name: 'open-request.html', version } })
  const place = { fileId: file.id, verId: file.newestVersionId }
  const body = { kind: 'PUBLISH' as const, ...place, title: 'Publish a greeting' }
  const { id } = await call(createChangeRequest, { params: { dirId }, body })
  return { id, dirId }
}

test('shows a colleague’s decision on an open page', async () => {
  const { id, dirId } = await requestByEditor()
  await signInAs('reviewer')
  // What the portal's calls need stays real.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  renderInApp(
    <Suspense>
      <Routes>
        <Route path={routes.changeRequestDetails.path} element={<ChangeRequestDetailsPage />} />
      </Routes>
    </Suspense>,
    `${linkTo(routes.changeRequestDetails, { dirId, id })}?tab=overview`,
  )
  expect(await screen.findByText('No reviews yet.')).toBeTruthy()

  const params = { changeRequestId: id }
  const { revision } = await call(getChangeRequest, { params })
  const review = { decision: 'REJECT' as const, comment: 'It greets nobody.' }
  await call(createReview, { params, body: review }, { revision })
  await act(() => jest.advanceTimersByTimeAsync(REFRESH_MS))
  expect(await screen.findByText('Rejected')).toBeTruthy()
  expect(await screen.findByText('“It greets nobody.”')).toBeTruthy()
})
