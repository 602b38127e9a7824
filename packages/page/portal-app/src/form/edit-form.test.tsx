import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { getFile, updateFile } from '@portal/contract/resources/file-endpoints.ts'
import { queryClient, queryFor } from '@portal/session'
import { TextField } from '@portal/ui/form'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { z } from 'zod'
import { type Step, step } from '../action/step.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { EditForm } from './edit-form.tsx'

const { fetch } = window
const params = { dirId: 'legal', fileId: 'terms' }
const read = queryFor(getFile, { params }).queryKey

/** The refusals of the next calls, in order; undefined for a call that succeeds. */
let refusals: (Response | undefined)[]
/** The version of the record that each save was based on. */
let basedOn: (string | null)[]

const refusal = (status: number, message: string) => Response.json({ reason: 'REFUSED', message }, { status })

beforeEach(() => {
  // jsdom has no layout, and a dialog focuses only elements with a size.
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
  refusals = []
  basedOn = []
  const record = { name: 'Terms', revision: 1 }
  queryClient.setQueryData<unknown>(read, { ...record })
  window.fetch = async (_address, { method, headers, body } = {}) => {
    if (method === 'PUT') basedOn.push(new Headers(headers).get('If-Match'))
    const refused = refusals.shift()
    if (refused) return refused
    if (method === 'PUT') Object.assign(record, JSON.parse(String(body)), { revision: record.revision + 1 })
    return Response.json(record)
  }
})

afterEach(() => {
  jest.restoreAllMocks()
  window.fetch = fetch
  queryClient.clear()
})

const rename = (name: string, what = '') => step(updateFile, { params, body: { name } }, what)

function showForm(steps: (name: string) => readonly Step[] = (name) => [rename(name)]) {
  renderInApp(
    <EditForm
      record={{
        read: getFile,
        input: { params },
        name: ({ name }) => name,
        toValues: ({ name }) => ({ name }),
      }}
      schema={z.object({ name: z.string() })}
      save={{ call: updateFile, steps: ({ name }) => steps(name), done: ({ name }) => `${name} saved` }}
      review={{ ask: 'confirm' }}
      cancelTo="/"
    >
      <TextField name="name" />
    </EditForm>,
  )
}

async function addAndSave(text: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), text)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const review = within(await screen.findByRole('dialog'))
  await userEvent.click(review.getByRole('button', { name: 'Save' }))
}

test('has saved a record that cannot be read again right after it, and saves the next change', async () => {
  // The save, the read it causes, and the form's own read.
  refusals = [undefined, undefined, refusal(400, 'Not now')]
  showForm()
  await addAndSave(' of use')
  await waitFor(() => expect(screen.queryByText('1 change')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  await addAndSave(' in 2027')
  await waitFor(() => expect(basedOn).toEqual(['"r1"', '"r2"']))
})

test('shows why a change was refused although the newest version cannot be read', async () => {
  refusals = [refusal(412, 'Somebody else has changed it'), refusal(400, 'Not now')]
  showForm()
  await addAndSave(' of use')
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody else has changed it')
})

test('names what was saved although the record cannot be read afterwards', async () => {
  // The save, the read it causes, and the form's own reads.
  refusals = [undefined, undefined, refusal(400, 'Not now'), refusal(400, 'Not now')]
  showForm((name) => [rename(name, 'the name'), rename(name, 'the rest')])
  await addAndSave(' of use')
  expect((await screen.findByRole('alert')).textContent).toContain('Saved: the name.')
})
