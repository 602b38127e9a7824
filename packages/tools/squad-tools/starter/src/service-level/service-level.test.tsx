import { test } from '@jest/globals'
import { Answered, failure, renderInApp } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import { routes } from '../routes.ts'
import { ServiceLevel } from './service-level.tsx'

const show = (answer: Parameters<typeof Answered>[0]['answer']) =>
  renderInApp(
    <Answered answer={answer}>
      <ServiceLevel />
    </Answered>,
    routes.list.path,
  )

test('says how soon requests are answered', async () => {
  show({ data: { days: 3 } })
  await screen.findByText('Within 3 days')
})

test('says when the backend is unavailable', async () => {
  show(failure)
  await screen.findByText('Not known at the moment')
})
