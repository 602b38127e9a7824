import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { queryClient } from '@portal/session'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import RuleUpdatePage from './rule-update-page.tsx'

// jsdom has no layout, which the editor requires.
beforeAll(() => {
  Object.assign(Range.prototype, { getClientRects: () => [] })
  Object.assign(document, { execCommand: () => false })
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** The editor's text is in a shadow root, where only the lines in view are rendered. */
async function editor(): Promise<Element> {
  const content = () => document.querySelector('[data-text-editor]')?.shadowRoot?.querySelector('.cm-content')
  return waitFor(() => {
    const found = content()
    if (!found) throw new Error('The JSON editor is missing.')
    return found
  })
}

const written = async () => (await editor()).textContent

/** At the start of the text: typing into it needs a real browser. */
const paste = async (text: string) =>
  fireEvent.paste(await editor(), { clipboardData: { getData: () => text } })

/** Discards unsaved changes from an earlier test. */
beforeEach(async () => {
  await signInAs('risk')
  queryClient.clear()
  renderInApp(<RuleUpdatePage />)
  await screen.findByRole('button', { name: 'Add a rule' })
  for (const name of ['Discard all', 'Edit in fields']) {
    const button = screen.queryByRole('button', { name })
    if (button) await userEvent.click(button)
  }
})

/** Renames the first rule in its fields, and opens the JSON. Returns the name from before. */
async function renameFirst(): Promise<string> {
  const field = await screen.findByLabelText<HTMLInputElement>('Name')
  const { value: name } = field
  await userEvent.type(field, ' by law')
  await press('Edit as JSON')
  expect(await written()).toContain(`"${name} by law"`)
  return name
}

test('the text follows changes that are undone, and the next edit of it does not bring them back', async () => {
  const name = await renameFirst()
  await press('Undo')
  expect(await written()).toContain(`"${name}"`)
  await paste(' ')
  expect(await written()).toMatch(/^ \[/)
  await waitFor(() => expect(screen.queryByText(/not saved/)).toBeNull())
})

test('the text follows when all changes are discarded', async () => {
  const name = await renameFirst()
  await press('Discard all')
  expect(await written()).toContain(`"${name}"`)
})

test('text with errors is still there when leaving the screen and coming back', async () => {
  await press('Edit as JSON')
  await paste('X')
  expect(await screen.findByText(/^Invalid JSON in line 1: /)).toBeTruthy()
  cleanup()
  renderInApp(<RuleUpdatePage />)
  expect(await written()).toMatch(/^X\[/)
})

test('discarding all changes also discards text with errors', async () => {
  await press('Edit as JSON')
  await paste('X')
  await press('Discard all')
  expect(await written()).toMatch(/^\[/)
  expect(screen.queryByText(/^Invalid JSON/)).toBeNull()
})

test('an error in a rule is named by the rule, its field and the line', async () => {
  await userEvent.clear(await screen.findByLabelText('Name'))
  await press('Edit as JSON')
  expect(await screen.findByText(/^Line 4: Rule 1, name: This field is required/)).toBeTruthy()
})
