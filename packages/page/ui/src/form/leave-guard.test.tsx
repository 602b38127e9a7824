import { expect, jest, test } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { Overlays } from '../overlay/overlays.tsx'
import { Form } from './form.tsx'
import { TextField } from './text-field.tsx'
import { useLeaveForm } from './use-leave-form.ts'

const schema = z.object({ name: z.string() })

function Page() {
  const navigate = useNavigate()
  const leaveForm = useLeaveForm()
  async function save() {
    await leaveForm('/record')
    return undefined
  }
  return (
    <>
      <button type="button" onClick={() => void navigate('/form')}>
        Open the form
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Form
        schema={schema}
        defaultValues={{ name: '' }}
        onSubmit={save}
        saveBar={{ submitLabel: 'Create', cancelTo: '/list' }}
      >
        <TextField name="name" />
      </Form>
      <Overlays />
    </>
  )
}

const address = () => location.pathname

/** In the browser's own history, which is under test. */
function openList() {
  history.pushState(null, '', '/list')
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  )
}

const back = () => userEvent.click(screen.getByRole('button', { name: 'Back' }))

async function openAndType() {
  openList()
  await userEvent.click(screen.getByRole('button', { name: 'Open the form' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Acme')
  await back()
}

test('asks on Back before discarding input, and stays on Cancel', async () => {
  await openAndType()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(address()).toBe('/form')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Acme')
  await back()
  expect(await screen.findByRole('dialog', { name: 'Leave without saving' })).toBeTruthy()
})

test('leaves on Back after confirmation', async () => {
  await openAndType()
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(address()).toBe('/list'))
})

test('does not treat another Back as an answer', async () => {
  await openAndType()
  await screen.findByRole('dialog', { name: 'Leave without saving' })
  await waitFor(() => expect(history.state).toMatchObject({ usr: { unsaved: true } }))
  const moves = jest.fn()
  window.addEventListener('popstate', moves)
  act(() => history.back())
  await waitFor(() => expect(moves).toHaveBeenCalledTimes(2))
  expect(address()).toBe('/form')
  expect(screen.getAllByRole('dialog', { name: 'Leave without saving' })).toHaveLength(1)
})

test('does not ask on Back when there is nothing to lose', async () => {
  openList()
  await userEvent.click(screen.getByRole('button', { name: 'Open the form' }))
  await back()
  await waitFor(() => expect(address()).toBe('/list'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('leads on Back to where the form was opened, not to the form, once it is saved', async () => {
  openList()
  await userEvent.click(screen.getByRole('button', { name: 'Open the form' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Acme')
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(address()).toBe('/record'))
  act(() => history.back())
  await waitFor(() => expect(address()).toBe('/list'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
