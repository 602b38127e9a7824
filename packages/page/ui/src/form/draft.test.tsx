import { afterEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accepting, field, filled, retype, save, saving, showForm } from '../testing/sample-form.tsx'
import { draftStore, keptDrafts, removeDraft } from './draft.ts'
import { withoutSecrets } from './secrets.ts'

afterEach(() => localStorage.clear())

const mine = { owner: 'ana', key: 'shop 1', title: 'Edit Acme' }
const show = (settings: Parameters<typeof showForm>[1] = {}, onSubmit = accepting()) =>
  showForm(onSubmit, { draft: mine, ...settings })
const kept = (shopName: string) =>
  waitFor(() => expect(draftStore(mine).get()?.values.shopName).toBe(shopName))

test('restores what was typed after a reload', async () => {
  const { unmount } = show()
  await retype('Shop name', 'Acme Two')
  unmount()
  show()
  expect(await screen.findByText('Restored your unsaved changes')).toBeTruthy()
  expect(field('Shop name')).toHaveProperty('value', 'Acme Two')
  expect(screen.getByText('1 change')).toBeTruthy()
})

test('discards a draft', async () => {
  const { unmount } = show()
  await retype('Shop name', 'Acme Two')
  unmount()
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Discard them' }))
  expect(field('Shop name')).toHaveProperty('value', 'Acme')
  expect(draftStore(mine).get()).toBeUndefined()
})

test('names the older version whose values it shows, and how many fields differ', async () => {
  keep(mine.key, {
    older: { revision: 4, changedAt: '2026-11-12T09:00:00Z', changedBy: 'Ana Ruiz' },
    base: { shopName: 'Acme' },
    values: { shopName: 'Acme before' },
  })
  show()
  expect(await screen.findByText('Values of version 4')).toBeTruthy()
  expect(screen.getByText(/by Ana Ruiz\. 1 field differs from the current version\.$/)).toBeTruthy()
})

test('leaves no draft after saving', async () => {
  show()
  await retype('Shop name', 'Acme Two')
  await kept('Acme Two')
  await save()
  await waitFor(() => expect(draftStore(mine).get()).toBeUndefined())
})

test('leaves no draft while a saved form still waits for what it changed', async () => {
  show(
    {},
    saving().mockImplementation(async (_values, { forgetDraft }) => {
      forgetDraft()
      return new Promise(() => {})
    }),
  )
  await retype('Shop name', 'Acme Two')
  await kept('Acme Two')
  await save()
  await waitFor(() => expect(draftStore(mine).get()).toBeUndefined())
})

test('keeps a draft of what is typed while a save is on its way', async () => {
  let answer = () => {}
  const answered = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined)
  })
  show(
    {},
    saving().mockImplementation((_values, { forgetDraft }) => answered.finally(forgetDraft)),
  )
  await retype('Shop name', 'Acme Two')
  await save()
  await userEvent.type(field('Shop name'), ' and Sons')
  await kept('Acme Two and Sons')
  answer()
  await waitFor(() =>
    expect(draftStore(mine).get()).toMatchObject({
      base: { shopName: 'Acme Two' },
      values: { shopName: 'Acme Two and Sons' },
    }),
  )
})

test('leaves the draft of the same form in another tab after saving', async () => {
  show()
  await retype('Shop name', 'Acme Two')
  await kept('Acme Two')
  keep(mine.key, { savedAt: '2099-01-01', values: { shopName: 'Acme of the other tab' } })
  await save()
  await waitFor(() => expect(screen.queryByText('1 change')).toBeNull())
  expect(draftStore(mine).get()?.values.shopName).toBe('Acme of the other tab')
})

test('leaves no draft when changes are undone', async () => {
  show()
  await userEvent.type(field('Shop name'), '!')
  await kept('Acme!')
  await userEvent.type(field('Shop name'), '{Backspace}')
  await waitFor(() => expect(draftStore(mine).get()).toBeUndefined())
})

test("does not show another person's draft", async () => {
  const { unmount } = show({ draft: { ...mine, owner: 'ben' } })
  await retype('Shop name', 'Bens shop')
  unmount()
  show()
  expect(field('Shop name')).toHaveProperty('value', 'Acme')
})

test('never stores secrets', async () => {
  show()
  await userEvent.type(field(/^Token/), 'abc')
  await userEvent.type(field('Shop name'), '!')
  await kept('Acme!')
  expect(JSON.stringify(localStorage)).not.toContain('abc')
})

test.each(['clientSecret', 'password', 'privateKey', 'accessToken', 'otp', 'cardNumber'])(
  'treats a field named %s as a secret',
  (name) => {
    expect(withoutSecrets({ list: [{ [name]: 'x', kept: 1 }] })).toEqual({ list: [{ kept: 1 }] })
  },
)

test('does not treat settings of one-time codes as secrets', () => {
  const settings = { otp: { length: 8, validSeconds: 600 } }
  expect(withoutSecrets(settings)).toEqual(settings)
})

test('does not treat the answer to a question about tokens as a secret', () => {
  const settings = { debitTokenRequested: true }
  expect(withoutSecrets(settings)).toEqual(settings)
})

test.each([
  ['a private key', '-----BEGIN PRIVATE KEY-----\nMIIE'],
  ['a private key as JSON', '[{"kty":"EC","d":"abc"}]'],
])('treats %s in a text field as a secret', (_, text) => {
  expect(withoutSecrets({ keys: text, name: 'Acme' })).toEqual({ name: 'Acme' })
})

test('keeps new data of the record beside the draft', async () => {
  const { unmount } = show()
  await retype('Shop name', 'Acme Two')
  unmount()
  show({ defaultValues: { ...filled, limit: 9 } })
  expect(await screen.findByText('Restored your unsaved changes')).toBeTruthy()
  expect(field('Shop name')).toHaveProperty('value', 'Acme Two')
  expect(field(/^Limit/)).toHaveProperty('value', '9')
})

test('shows a conflict when record and draft changed the same field', async () => {
  const { unmount } = show()
  await retype('Shop name', 'Acme Two')
  unmount()
  show({ defaultValues: { ...filled, shopName: 'Acme Three' } })
  await userEvent.click(await screen.findByRole('radio', { name: 'Theirs for Shop name: Acme Three' }))
  expect(field('Shop name')).toHaveProperty('value', 'Acme Three')
})

test('shows what the server has stored after saving, which is no conflict with the next change', async () => {
  const stored = { ...filled, shopName: 'ACME TWO' }
  const { unmount } = show({}, saving().mockResolvedValueOnce({ saved: stored }))
  await retype('Shop name', 'Acme Two')
  await save()
  await waitFor(() => expect(field('Shop name')).toHaveProperty('value', 'ACME TWO'))
  await userEvent.type(field('Shop name'), '!')
  await kept('ACME TWO!')
  unmount()
  show({ defaultValues: stored })
  expect(await screen.findByText('Restored your unsaved changes')).toBeTruthy()
  expect(field('Shop name')).toHaveProperty('value', 'ACME TWO!')
  expect(screen.queryByRole('table', { name: 'Conflicting fields' })).toBeNull()
})

test('has no conflict in a field that the form does not have', async () => {
  keep(mine.key, {
    base: { shopName: 'Acme', ranges: [] },
    values: { shopName: 'Acme Two', ranges: ['400000'] },
  })
  show()
  expect(await screen.findByText('Restored your unsaved changes')).toBeTruthy()
  expect(screen.queryByRole('table', { name: 'Conflicting fields' })).toBeNull()
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

test("lists an unfinished form among its author's drafts", async () => {
  show()
  await retype('Shop name', 'Acme Two')
  await kept('Acme Two')
  expect(titles()).toEqual(['Edit Acme'])
  expect(keptDrafts('ben')).toEqual([])
})

test('lists drafts newest first', () => {
  keep('older', { savedAt: '2026-11-19' })
  keep('newer')
  expect(titles()).toEqual(['newer', 'older'])
})

test('ignores invalid drafts and foreign addresses', () => {
  localStorage.setItem('portal.draft.broken', '{')
  keep('elsewhere', { href: '//evil.example/' })
  expect(titles()).toEqual([])
})

test('removes a draft', () => {
  keep('one')
  for (const draft of keptDrafts('ana')) removeDraft(draft)
  expect(titles()).toEqual([])
})
