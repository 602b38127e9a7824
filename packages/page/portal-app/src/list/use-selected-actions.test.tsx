import { expect, jest, test } from '@jest/globals'
import type { RowOf } from '@portal/contract/page-of.ts'
import type { listUsers } from '@portal/contract/people/user-endpoints.ts'
import { Button } from '@portal/ui'
import { useSelection } from '@portal/ui/blocks'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { actionsOn } from '../action/actions-on.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { useSelectedActions } from './use-selected-actions.ts'

type User = RowOf<typeof listUsers>

const actions = {
  greet: actionsOn<User>().several({
    label: 'Greet',
    calls: [],
    bulk: true,
    applies: () => true,
    ask: { kind: 'confirm', title: ({ email }) => `Greet ${email}?` },
    steps: () => [],
  }),
}

const rowKey = ({ id }: User) => id

function Everyone({ selectedRows }: { selectedRows: () => Promise<readonly User[]> }) {
  const selection = useSelection(rowKey, { query: '', total: 40 })
  const { items } = useSelectedActions<typeof listUsers>({
    ...{ actions, selection, selectedRows, rowKey, rowName: rowKey },
    input: {},
    searched: {},
    noun: 'users',
  })
  return (
    <>
      <Button onClick={() => selection.pickAll()}>Select all</Button>
      {items.map(({ label, disabledReason, onSelect }) => (
        <Button key={label} disabledReason={disabledReason} onClick={onSelect}>
          {label}
        </Button>
      ))}
    </>
  )
}

test('reads all that match only once, however often an action is pressed', async () => {
  let answer = (_rows: readonly User[]) => {}
  const selectedRows = jest.fn(
    () =>
      new Promise<readonly User[]>((resolve) => {
        answer = resolve
      }),
  )
  renderInApp(<Everyone selectedRows={selectedRows} />)
  await userEvent.click(screen.getByRole('button', { name: 'Select all' }))
  const greet = screen.getByRole('button', { name: 'Greet' })
  await userEvent.click(greet)
  expect(greet.getAttribute('aria-description')).toBe('The selected records are still being read.')
  await userEvent.click(greet)
  expect(selectedRows).toHaveBeenCalledTimes(1)
  answer([])
  await waitFor(() => expect(greet.getAttribute('aria-description')).toBeNull())
})
