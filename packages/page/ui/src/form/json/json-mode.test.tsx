import { EditorView } from '@codemirror/view'
import { afterEach, beforeAll, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accepting, field, filled, retype, save, saving, showForm } from '../../testing/sample-form.tsx'
import { draftStore } from '../draft.ts'

// jsdom has no layout, which the editor requires.
beforeAll(() => {
  Object.assign(Range.prototype, { getClientRects: () => [] })
  Object.assign(document, { execCommand: () => false })
})
afterEach(() => localStorage.clear())

const mine = { owner: 'ana', key: 'shop 1', title: 'Edit Acme' }
const show = (onSubmit = accepting(), settings: Parameters<typeof showForm>[1] = {}) =>
  showForm(onSubmit, { json: true, ...settings })
const choose = (mode: string) => userEvent.click(screen.getByRole('radio', { name: mode }))
const problems = () => screen.getByRole('region', { name: /problem/i })

/** The editor's text is in a shadow root; typing into it needs a real browser. */
function editor(): EditorView {
  const host = document.querySelector('[data-text-editor]')
  const view =
    host?.shadowRoot && EditorView.findFromDOM(host.shadowRoot.querySelector('.cm-editor') as HTMLElement)
  if (!view) throw new Error('The JSON editor is missing')
  return view
}
const written = () => editor().state.doc.toString()
const rewrite = (text: string) =>
  act(async () => editor().dispatch({ changes: { from: 0, to: editor().state.doc.length, insert: text } }))
const replace = (old: string, by: string) => rewrite(written().replace(old, by))

async function openJson() {
  await choose('JSON')
  await screen.findByRole('region', { name: /problem/i })
}

test('shows the values as JSON, without missing ones', async () => {
  show()
  await openJson()
  expect(JSON.parse(written())).toEqual(filled)
  expect(screen.queryByRole('textbox', { name: 'Shop name' })).toBeNull()
})

test('applies edits to the form, and counts them as changes', async () => {
  show()
  await openJson()
  await replace('"Acme"', '"Acme Two"')
  expect(screen.getByText('1 change')).toBeTruthy()
  await choose('Form')
  expect(field('Shop name')).toHaveProperty('value', 'Acme Two')
})

test('does not count reformatting as a change', async () => {
  show()
  await openJson()
  await rewrite(JSON.stringify(filled))
  await screen.findByText('No problems')
  expect(screen.queryByText(/change/)).toBeNull()
})

test('adds and removes rows of a list with the text', async () => {
  show()
  await openJson()
  await replace('"bin": "123456"', '"bin": "123456" }, { "bin": "654321"')
  await choose('Form')
  expect(screen.getAllByRole('textbox', { name: 'BIN' })).toHaveLength(2)
  await openJson()
  const { acquirers, ...others } = filled
  await rewrite(JSON.stringify(others))
  await choose('Form')
  expect(screen.getByText('No acquirers yet')).toBeTruthy()
})

const review = { title: 'Save Acme', ask: 'confirm' } as const
const [acquirer] = filled.acquirers
const other = { bin: '654321', phone: '555' }

test.each([
  ['a text of an item', { acquirers: [{ ...acquirer, phone: '555' }] }, { acquirers: [acquirer] }],
  ['a number', { ceiling: 7 }, {}],
  ['a yes or no', { visible: true }, {}],
  ['an item', { acquirers: [acquirer, other] }, { acquirers: [acquirer] }],
  ['the first item', { acquirers: [other, acquirer] }, { acquirers: [acquirer] }],
])('%s removed from the text is counted, reviewed and submitted', async (_, had, has) => {
  const onSubmit = accepting()
  show(onSubmit, { defaultValues: { ...filled, ...had }, review })
  await openJson()
  await rewrite(JSON.stringify({ ...filled, ...has }))
  const count = await screen.findByText(/^\d changes?$/)
  await save()
  const dialog = await screen.findByRole('dialog', { name: 'Save Acme' })
  const [, ...changes] = within(dialog).getAllByRole('row')
  expect(count.textContent).toBe(changes.length === 1 ? '1 change' : `${changes.length} changes`)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ ...filled, ...has }))
})

test('does not count text that was added and removed again', async () => {
  show()
  await openJson()
  const acquirers = [acquirer, other]
  await rewrite(JSON.stringify({ ...filled, ceiling: 7, visible: true, acquirers }))
  await screen.findByText('4 changes')
  await rewrite(JSON.stringify({ ...filled, acquirers: [acquirer, { bin: '654321' }] }))
  await screen.findByText('1 change')
  await rewrite(JSON.stringify(filled))
  await waitFor(() => expect(screen.queryByText(/^\d change/)).toBeNull())
  await choose('Form')
  expect(field(/^Ceiling/)).toHaveProperty('value', '')
})

test('keeps an invalid list item as a problem', async () => {
  show()
  await openJson()
  await replace('"acquirers": [', '"acquirers": [\n5,')
  const fault = /^Line \d+: Acquirers 1: Write the values between { and }\.$/
  expect(within(problems()).getByRole('button', { name: fault })).toBeTruthy()
  await choose('Form')
  expect(JSON.parse(written()).acquirers[0]).toBe(5)
})

test('does not claim an untouched form has no problems', async () => {
  show(accepting(), { defaultValues: { ...filled, shopName: '' } })
  await openJson()
  expect(screen.queryByText('No problems')).toBeNull()
  await replace('"limit": 5', '"limit": 6')
  await within(problems()).findByRole('button', { name: /Shop name: Enter the shop name$/ })
})

test('applies changes in the form to the text', async () => {
  show()
  await retype('Shop name', 'Acme Two')
  await openJson()
  expect(JSON.parse(written())).toEqual({ ...filled, shopName: 'Acme Two' })
})

test('lists an invalid value with its line and label, and shows it at its field', async () => {
  show()
  await openJson()
  await replace('"Acme"', '""')
  const line = written().slice(0, written().indexOf('"shopName"')).split('\n').length
  await within(problems()).findByRole('button', { name: `Line ${line}: Shop name: Enter the shop name` })
  await choose('Form')
  expect(field('Shop name').getAttribute('aria-invalid')).toBe('true')
})

test('moves to the line of a problem', async () => {
  show()
  await openJson()
  await rewrite('{\n  "shopName": \n}')
  await userEvent.click(within(problems()).getByRole('button', { name: /^Line 3: / }))
  const { state } = editor()
  expect(state.doc.lineAt(state.selection.main.head).number).toBe(3)
})

test('neither saves invalid JSON nor discards it for the form', async () => {
  const onSubmit = accepting()
  show(onSubmit)
  await openJson()
  await rewrite('{ "shopName": ')
  await save()
  expect(document.activeElement).toBe(problems())
  await choose('Form')
  expect(written()).toBe('{ "shopName": ')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('asks before leaving invalid JSON', async () => {
  show()
  await openJson()
  await rewrite('{')
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(await screen.findByRole('dialog', { name: 'Leave without saving' })).toBeTruthy()
})

test('does not say that invalid JSON is kept', async () => {
  show(accepting(), { draft: mine })
  await openJson()
  await rewrite('{')
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving' })
  expect(dialog.textContent).toContain('are not kept')
})

test('saves the text after the same review', async () => {
  const onSubmit = accepting()
  show(onSubmit, { review })
  await openJson()
  await replace('"Acme"', '"Acme Two"')
  await save()
  const dialog = await screen.findByRole('dialog', { name: 'Save Acme' })
  expect(within(dialog).getByRole('row', { name: /Shop name/ }).textContent).toContain('Acme Two')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ ...filled, shopName: 'Acme Two' }))
})

test("lists the server's problems with their lines", async () => {
  show(saving().mockResolvedValue([{ pointer: '/acquirers/0/bin', message: 'This BIN is not known' }]))
  await openJson()
  await replace('"Acme"', '"Acme Two"')
  await save()
  await within(problems()).findByRole('button', { name: /^Line \d+: BIN: This BIN is not known$/ })
})

test("merges another person's version into the text", async () => {
  const theirs = { theirs: { ...filled, limit: 9 }, by: 'Ana Ruiz', at: '2026-11-20T10:00:00Z' }
  show(saving().mockResolvedValueOnce(theirs))
  await openJson()
  await replace('"Acme"', '"Acme Two"')
  await save()
  await screen.findByText('Ana Ruiz changed this while you were editing')
  expect(JSON.parse(written())).toEqual({ ...filled, shopName: 'Acme Two', limit: 9 })
})

test('stores the text as a draft without secrets', async () => {
  show(accepting(), { draft: mine })
  await openJson()
  await rewrite(JSON.stringify({ ...filled, shopName: 'Acme Two', token: 'abc' }))
  await waitFor(() => expect(draftStore(mine).get()?.values.shopName).toBe('Acme Two'))
  expect(JSON.stringify(localStorage)).not.toContain('abc')
})

test('also shows the JSON of a read-only form', async () => {
  show(accepting(), { readOnly: true })
  await openJson()
  expect(editor().state.readOnly).toBe(true)
})
