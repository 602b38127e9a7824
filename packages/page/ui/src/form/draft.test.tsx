import { afterEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accepting, field, filled, retype, save, showForm } from '../testing/sample-form.tsx'
import { draftStore, keptDrafts, removeDraft, withoutSecrets } from './draft.ts'

afterEach(() => localStorage.clear())

const mine = { owner: 'ana', key: 'shop 1', title: 'Edit Acme' }
const show = (settings: Parameters<typeof showForm>[1] = {}, onSubmit = accepting()) =>
  showForm(onSubmit, { draft: mine, ...settings })
const kept = (shopName: string) =>
  waitFor(() => expect(draftStore(mine).get()?.values.shopName).toBe(shopName))

test('what was typed is there again after a reload', async () => {
  const { unmount } = show()
  await retype('Shop name', 'Acme Two')
  unmount()
  show()
  expect(await screen.findByText('Restored your unsaved changes')).toBeTruthy()
  expect(field('Shop name')).toHaveProperty('value', 'Acme Two')
  expect(screen.getByText('1 change')).toBeTruthy()
})

test('a draft can be discarded', async () => {
  const { unmount } = show()
  await retype('Shop name', 'Acme Two')
  unmount()
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Discard them' }))
  expect(field('Shop name')).toHaveProperty('value', 'Acme')
  expect(draftStore(mine).get()).toBeUndefined()
})

test('a form that was saved leaves no draft', async () => {
  show()
  await retype('Shop name', 'Acme Two')
  await kept('Acme Two')
  await save()
  await waitFor(() => expect(draftStore(mine).get()).toBeUndefined())
})

test('a form that was saved leaves what the same form holds in another tab', async () => {
  show()
  await retype('Shop name', 'Acme Two')
  await kept('Acme Two')
  keep(mine.key, { savedAt: '2099-01-01', values: { shopName: 'Acme of the other tab' } })
  await save()
  await waitFor(() => expect(screen.queryByText('1 change')).toBeNull())
  expect(draftStore(mine).get()?.values.shopName).toBe('Acme of the other tab')
})

test('a form that was put back leaves no draft', async () => {
  show()
  await userEvent.type(field('Shop name'), '!')
  await kept('Acme!')
  await userEvent.type(field('Shop name'), '{Backspace}')
  await waitFor(() => expect(draftStore(mine).get()).toBeUndefined())
})

test('the draft of somebody else is not shown', async () => {
  const { unmount } = show({ draft: { ...mine, owner: 'ben' } })
  await retype('Shop name', 'Bens shop')
  unmount()
  show()
  expect(field('Shop name')).toHaveProperty('value', 'Acme')
})

test('secrets are never kept', async () => {
  show()
  await userEvent.type(field(/^Token/), 'abc')
  await userEvent.type(field('Shop name'), '!')
  await kept('Acme!')
  expect(JSON.stringify(localStorage)).not.toContain('abc')
})

test.each(['clientSecret', 'password', 'privateKey', 'accessToken', 'otp', 'cardNumber'])(
  'a field named %s is a secret',
  (name) => {
    expect(withoutSecrets({ list: [{ [name]: 'x', kept: 1 }] })).toEqual({ list: [{ kept: 1 }] })
  },
)

test('settings of one-time codes are none', () => {
  const settings = { otp: { length: 8, validSeconds: 600 } }
  expect(withoutSecrets(settings)).toEqual(settings)
})

test.each([
  ['a private key', '-----BEGIN PRIVATE KEY-----\nMIIE'],
  ['a private key as JSON', '[{"kty":"EC","d":"abc"}]'],
])('%s in a text field is a secret', (_, text) => {
  expect(withoutSecrets({ keys: text, name: 'Acme' })).toEqual({ name: 'Acme' })
})

test('a record that moved on keeps its news beside the draft', async () => {
  const { unmount } = show()
  await retype('Shop name', 'Acme Two')
  unmount()
  show({ defaultValues: { ...filled, limit: 9 } })
  expect(await screen.findByText('Restored your unsaved changes')).toBeTruthy()
  expect(field('Shop name')).toHaveProperty('value', 'Acme Two')
  expect(field(/^Limit/)).toHaveProperty('value', '9')
})

test('a field that the record and the draft both changed is put to the choice', async () => {
  const { unmount } = show()
  await retype('Shop name', 'Acme Two')
  unmount()
  show({ defaultValues: { ...filled, shopName: 'Acme Three' } })
  await userEvent.click(await screen.findByRole('radio', { name: 'Theirs for Shop name: Acme Three' }))
  expect(field('Shop name')).toHaveProperty('value', 'Acme Three')
})

const keep = (key: string, more: object = {}) =>
  draftStore({ ...mine, key }).set({
    owner: 'ana',
    title: key,
    href: '/roles/create',
    savedAt: '2026-11-20',
    base: {},
    values: {},
    ...more,
  })
const titles = () => keptDrafts('ana').map(({ title }) => title)

test('a form that is left unfinished is among the drafts of its writer', async () => {
  show()
  await retype('Shop name', 'Acme Two')
  await kept('Acme Two')
  expect(titles()).toEqual(['Edit Acme'])
  expect(keptDrafts('ben')).toEqual([])
})

test('drafts come newest first', () => {
  keep('older', { savedAt: '2026-11-19' })
  keep('newer')
  expect(titles()).toEqual(['newer', 'older'])
})

test('what is no draft, or leads elsewhere, is passed by', () => {
  localStorage.setItem('portal.draft.broken', '{')
  keep('elsewhere', { href: '//evil.example/' })
  expect(titles()).toEqual([])
})

test('a removed draft is gone', () => {
  keep('one')
  for (const draft of keptDrafts('ana')) removeDraft(draft)
  expect(titles()).toEqual([])
})
