import { expect, jest, test } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { Overlays } from '../overlay/overlays.tsx'
import { Form } from './form.tsx'
import { TextField } from './text-field.tsx'

const schema = z.object({ name: z.string() })

function Page() {
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => void navigate('/form')}>
        Open the form
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Form schema={schema} defaultValues={{ name: '' }} onSubmit={async () => undefined} submitLabel="Save">
        <TextField name="name" />
      </Form>
      <Overlays />
    </>
  )
}

const address = () => location.pathname

/** In the browser's own history, which is what this is about. */
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

test('Back asks before it throws away what was typed, and stays when told to', async () => {
  await openAndType()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(address()).toBe('/form')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Acme')
  await back()
  expect(await screen.findByRole('dialog', { name: 'Leave without saving' })).toBeTruthy()
})

test('Back goes where it leads when the operator wants to leave', async () => {
  await openAndType()
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(address()).toBe('/list'))
})

test('Back pressed again while it is asked is no answer', async () => {
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

test('Back asks nothing while there is nothing to lose', async () => {
  openList()
  await userEvent.click(screen.getByRole('button', { name: 'Open the form' }))
  await back()
  await waitFor(() => expect(address()).toBe('/list'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
