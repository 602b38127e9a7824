import { expect, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { linkTo } from '@portal/routing/link-to.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { routes } from '../routes.ts'
import CommentCreatePage from './comment-create-page.tsx'

const request = { dirId: 'logos', id: '0198c0de-0000-7000-8000-000000000001' }

const show = () =>
  renderInApp(
    <Routes>
      <Route path={routes.comment.path} element={<CommentCreatePage />} />
    </Routes>,
    linkTo(routes.comment, request),
  )

test('requires a text', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Add comment' }))
  await screen.findByRole('link', { name: 'Comment: This field is required' })
})

test('cancel returns to the request', async () => {
  show()
  const cancel = await screen.findByRole('link', { name: 'Cancel' })
  expect(cancel.getAttribute('href')).toBe(linkTo(routes.details, request))
})
