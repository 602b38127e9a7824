import { beforeEach, expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Field } from '../layout/field.tsx'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { Combobox } from './combobox.tsx'

const FOUND = [{ value: 'viktor@program.example', label: 'Viktor Sandström' }]
const FOUND_BY_PART = [
  { value: 'reviewer@program.example', label: 'Rania Haddad' },
  { value: 'viewer@program.example', label: 'Viktor Sandström' },
]

/** What the server finds for a text, once it has answered. */
const foundFor = (text: string) => ({ nobody: [], viewer: FOUND_BY_PART })[text] ?? FOUND

/** A box whose options come from a server, which answers when told to. */
function Searched() {
  const [value, setValue] = useState('')
  const [typed, setTyped] = useState('')
  const [isWaiting, setWaiting] = useState(true)
  function onType(text: string) {
    setTyped(text)
    setWaiting(text.length > 1)
  }
  return (
    <>
      <Field label="Colleague">
        {(ties) => (
          <Combobox
            ties={ties}
            label="Colleagues"
            options={isWaiting ? [] : foundFor(typed)}
            value={value}
            readOnly={false}
            search={{ onType, isWaiting, isSearched: typed.length > 1 }}
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

test('says that it searches, and that nothing was found', async () => {
  await search('nobody')
  expect(await screen.findByText('Searching …')).toBeTruthy()
  answer()
  expect(screen.getByText('Nothing matches “nobody”.')).toBeTruthy()
  expect(screen.queryByText('Searching …')).toBeNull()
})

test('says nothing about a text that is too short to be searched', async () => {
  await search('n')
  expect(screen.queryByRole('status')).toBeNull()
})

test('lists what begins with the text first', async () => {
  await search('viewer')
  answer()
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Viktor Sandström',
    'Rania Haddad',
  ])
})
