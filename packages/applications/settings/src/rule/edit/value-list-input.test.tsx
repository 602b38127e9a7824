import { expect, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { TextListInput } from './value-list-input.tsx'

function Bins() {
  const [values, setValues] = useState<readonly string[]>([])
  return (
    <>
      <TextListInput label="BIN" values={values} error={undefined} hint="" onChange={setValues} />
      <button type="button">Save {values.join()}</button>
    </>
  )
}

test('adds a typed value when a press leaves the field, and shows it once the press has ended', async () => {
  const operator = userEvent.setup()
  renderInApp(<Bins />)
  await operator.type(screen.getByRole('textbox', { name: /^Add to BIN/ }), '411111')
  await operator.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Save' }) })
  expect(screen.getByRole('button', { name: 'Save 411111' })).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'BIN' })).toBeNull()
  await operator.pointer('[/MouseLeft]')
  expect(await screen.findByRole('list', { name: 'BIN' })).toBeTruthy()
})

test('keeps a typed value when the press that adds it removes another one', async () => {
  const operator = userEvent.setup()
  renderInApp(<Bins />)
  const field = screen.getByRole('textbox', { name: /^Add to BIN/ })
  await operator.type(field, '411111{Enter}422222')
  await operator.click(screen.getByRole('button', { name: 'Remove 411111' }))
  expect(await screen.findByRole('button', { name: 'Save 422222' })).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('list', { name: 'BIN' }).textContent).toBe('422222'))
})
