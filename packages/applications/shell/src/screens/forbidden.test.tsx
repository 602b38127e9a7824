import { expect, test } from '@jest/globals'
import { Answered, pageWith, renderInApp } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import { ForbiddenPage } from './forbidden.tsx'

const permission = 'x.shops.request.close'
const declared = pageWith([
  { app: '@portal/shops', group: 'Shops', resource: permission, description: 'Close', isDeclared: true },
])
const missing = { allOf: [permission], anyOf: ['task.search'], subjectTypes: [] }

test('a forbidden page says in words what the permission of an application allows, and its name', async () => {
  renderInApp(
    <Answered answer={declared}>
      <ForbiddenPage page="Close a request" missing={missing} />
    </Answered>,
  )
  expect(await screen.findByText(/Shops: Close/)).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Shops: Close ${permission}`,
    'Tasks: List task.search',
  ])
})

test('until the product API has answered, it shows the name', () => {
  renderInApp(
    <Answered answer="none yet">
      <ForbiddenPage page="Close a request" missing={missing} />
    </Answered>,
  )
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe(permission)
})
