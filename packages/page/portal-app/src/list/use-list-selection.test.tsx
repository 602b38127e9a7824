import { afterEach, expect, test } from '@jest/globals'
import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import { queryClient } from '@portal/session'
import { statusOptions } from '@portal/ui'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { actionsOn } from '../action/actions-on.ts'
import { ACTIVITY } from '../status/activity.tsx'
import { renderInApp } from '../testing/render-in-app.tsx'
import { columnsFor } from './columns-for.ts'
import { filtersFor } from './filters-for.ts'
import { ListScreen } from './list-screen.tsx'
import { viewsFor } from './views-for.ts'

const { fetch } = window

afterEach(() => {
  window.fetch = fetch
  queryClient.clear()
})

const greet = actionsOn<{ email: string }>().several({
  label: 'Greet',
  calls: [],
  bulk: true,
  applies: () => true,
  ask: { kind: 'confirm', title: () => 'Greet?' },
  steps: () => [],
})

const ana = { id: '1', email: 'ana@program.example' }
const ben = { id: '2', email: 'ben@program.example' }

/** A list of Ana and Ben; only Ben is suspended. That is answered when the returned function is called. */
function showPeople(): () => void {
  let answer = () => {}
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  window.fetch = async (url) => {
    const isNarrowed = String(url).includes('status=SUSPENDED')
    if (isNarrowed) await released
    const items = isNarrowed ? [ben] : [ana, ben]
    return Response.json({ items, page: { totalItems: items.length, totalRelation: 'EQ' } })
  }
  const columns = columnsFor(listUsers, [{ key: 'email', label: 'Email', rowHeader: true }])
  const filters = filtersFor(listUsers, [
    { name: 'status', label: 'Status', options: statusOptions(ACTIVITY) },
  ])
  const views = viewsFor(listUsers, [{ label: 'Suspended people', show: { status: 'SUSPENDED' } }])
  renderInApp(
    <ListScreen
      call={listUsers}
      name="people"
      title="People"
      find={{ label: 'Search people', filters, views }}
      rows={{ columns, name: ({ email }) => email, actions: { greet } }}
      empty={{ title: 'No people yet' }}
    />,
  )
  return () => answer()
}

const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` })

test('lets no rows of the previous filter be selected while those of the new one load', async () => {
  const answer = showPeople()
  await box(ana.email)
  await userEvent.click(screen.getByRole('link', { name: 'Suspended people' }))
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true'))
  const boxes = screen.getAllByRole('checkbox', { name: /^Select / })
  expect(boxes.filter((one) => !one.matches(':disabled'))).toEqual([])

  answer()
  await waitFor(() => expect(screen.queryByText(ana.email)).toBeNull())
  await userEvent.click(await box(ben.email))
  expect(await screen.findByText('1 selected')).toBeTruthy()
})
