import { expect, test } from '@jest/globals'
import { Answered, failure, pageWith, renderInApp } from '@portal/portal-app/testing'
import { linkTo } from '@portal/routing/link-to.ts'
import { screen } from '@testing-library/react'
import { routes } from '../routes.ts'
import RequestListPage from './request-list-page.tsx'

const request = {
  id: '0198c0de-0000-7000-8000-000000000001',
  dirId: 'logos',
  number: 'CR-1',
  title: 'A larger logo',
  fileName: 'logo.svg',
  status: 'OPEN',
  updatedAt: '2026-01-31T08:00:00Z',
}

const show = (answer: Parameters<typeof Answered>[0]['answer']) =>
  renderInApp(
    <Answered answer={answer}>
      <RequestListPage />
    </Answered>,
    routes.list.path,
  )

test('each request links to its details', async () => {
  show(pageWith([request]))
  const link = await screen.findByRole('link', { name: 'A larger logo' })
  expect(link.getAttribute('href')).toBe(linkTo(routes.details, request))
})

test('shows an empty state', async () => {
  show(pageWith([]))
  await screen.findByText('Nothing to review')
})

test('shows an error', async () => {
  show(failure)
  await screen.findByText(/Something went wrong/)
})
