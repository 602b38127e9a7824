import { beforeEach, expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Field } from '../layout/field.tsx'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { Combobox } from './combobox.tsx'

const FOUND = [{ value: 'viktor@program.example', label: 'Viktor Sandström' }]

/** A box whose options come from a server, which answers when told to. */
function Searched() {
  const [value, setValue] = useState('')
  const [isWaiting, setWaiting] = useState(true)
  return (
    <>
      <Field label="Colleague">
        {(ties) => (
          <Combobox
            ties={ties}
            label="Colleagues"
            options={isWaiting ? [] : FOUND}
            value={value}
            readOnly={false}
            search={{ onType: () => setWaiting(true), isWaiting }}
            onChange={setValue}
          />
        )}
      </Field>
      <button type="button" onClick={() => setWaiting(false)}>
        Answer
      </button>
    </>
  )
}

const box = () => screen.getByRole('combobox', { name: 'Colleague' })

/** Without moving the focus, as an answer does. */
const answer = () => fireEvent.click(screen.getByRole('button', { name: 'Answer' }))

async function search(text: string) {
  await userEvent.click(box())
  await userEvent.paste(text)
}

beforeEach(() => {
  renderInPortal(<Searched />)
})

test('Enter before the answer of a search selects its only option, which stays named', async () => {
  await search('sandstrom')
  await userEvent.keyboard('{Enter}')
  answer()
  await waitFor(() => expect(box()).toHaveProperty('value', 'Viktor Sandström'))
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('leaves a search without a choice as it was typed', async () => {
  await search('wictor')
  answer()
  expect(screen.getByRole('option', { name: 'Viktor Sandström' })).toBeTruthy()
  await userEvent.tab()
  expect(box()).toHaveProperty('value', 'wictor')
})
