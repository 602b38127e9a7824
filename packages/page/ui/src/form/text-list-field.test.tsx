import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { z } from 'zod'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { Form } from './form.tsx'
import { TextListField } from './text-list-field.tsx'

const VIKTOR = { value: 'viktor@program.example', label: 'Viktor Sandström' }

interface Team {
  people: string[]
}

const onSubmit = jest.fn(async (_values: Team) => undefined)

/** A list of people, who are found by the beginning of their names. */
function TeamForm() {
  const [typed, setTyped] = useState('')
  const options = [VIKTOR].filter(({ label }) => label.startsWith(typed))
  return (
    <Form
      schema={z.object({ people: z.array(z.string()) })}
      labels={{ people: 'People' }}
      defaultValues={{ people: [] }}
      onSubmit={onSubmit}
    >
      <TextListField
        name="people"
        addLabel="Add person"
        found={{ options, search: { onType: setTyped, isWaiting: false, isSearched: true } }}
      />
    </Form>
  )
}

const box = () => screen.getByRole('combobox', { name: 'People 1' })

beforeEach(async () => {
  onSubmit.mockClear()
  renderInPortal(<TeamForm />)
  await userEvent.click(screen.getByRole('button', { name: 'Add person' }))
})

test('a row takes the value of the person who was found', async () => {
  await userEvent.type(box(), 'Vik')
  await userEvent.click(screen.getByRole('option', { name: 'Viktor Sandström' }))
  expect(box()).toHaveProperty('value', 'Viktor Sandström')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ people: [VIKTOR.value] }))
})

test('Enter submits what was typed when nothing is found', async () => {
  await userEvent.type(box(), 'APPROVER{Enter}')
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ people: ['APPROVER'] }))
})

test('offers nothing before something is typed', async () => {
  await userEvent.click(box())
  expect(screen.queryByRole('listbox')).toBeNull()
})
