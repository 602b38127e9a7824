import { beforeEach, expect, jest, test } from '@jest/globals'
import { getIdvRules, saveIdvRules } from '@portal/contract/idv/idv-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call, queryClient } from '@portal/session'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import RuleListPage from './rule-list-page.tsx'

const params = { subjectId: 'system' }
const table = async () => within(await screen.findByRole('table', { name: 'IDV rules' }))
const names = async () =>
  (await table()).getAllByRole('rowheader').map(({ textContent }) => textContent?.split('Can never')[0])
const handle = async (name: string) =>
  (await table()).findByRole('button', { name: `Move ${name}: drag it, or use the arrow keys` })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** Discards unsaved changes from an earlier test. */
beforeEach(async () => {
  await signInAs('risk')
  queryClient.clear()
  renderInApp(<RuleListPage />)
  await table()
  const discard = screen.queryByRole('button', { name: 'Discard all' })
  if (discard) await userEvent.click(discard)
})

async function saveWith(reason: string) {
  await press('Review and save')
  await userEvent.type(await screen.findByLabelText('Change reason'), reason)
  await press('Save')
}

test('moves a rule with the arrow keys repeatedly and announces each position', async () => {
  const one = await handle('Very high risk')
  one.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect((await names()).slice(0, 4)).toEqual([
    'Countries under sanctions',
    'No eleventh card',
    'Profile changed on a new device',
    'Very high risk',
  ])
  expect(document.activeElement).toBe(await handle('Very high risk'))
  expect(screen.getByText('Very high risk is rule 4 of 14')).toBeTruthy()
})

test('undoes and redoes changes by keyboard', async () => {
  await userEvent.click((await table()).getByRole('switch', { name: 'Card removed is enabled' }))
  await userEvent.keyboard('{Control>}z{/Control}')
  const isOn = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Card removed is enabled' }).checked
  expect(isOn()).toBe(true)
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(isOn()).toBe(false)
})

test('keeps changes when leaving the screen and coming back', async () => {
  await press('Move Card removed up')
  cleanup()
  renderInApp(<RuleListPage />)
  expect((await names()).indexOf('Card removed')).toBe(3)
  expect(await screen.findByText('1 change not saved (↕1)')).toBeTruthy()
})

test('marks a rule that can never fire, and refuses to save the set', async () => {
  await press('Move New cards up')
  expect(await screen.findByText(/^Never applies: “New cards” \(rule 7\)/)).toBeTruthy()
  await press('Review and save')
  expect(await screen.findByText('The rules cannot be saved yet')).toBeTruthy()
  await press('OK')
})

test('requires typing before saving a set with deleted rules', async () => {
  for (const name of ['Very high risk', 'Prepaid cards']) {
    await press(`Actions for ${name}`)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  }
  await press('Review and save')
  await screen.findByLabelText('Type delete 2 rules to confirm')
  await userEvent.type(await screen.findByLabelText('Change reason'), 'They are not needed any more.')
  await press('Save')
  expect(await screen.findByText('This field is required')).toBeTruthy()
  await press('Cancel')
})

test('has nothing unsaved on the device once the rules are saved, while the list is still being read', async () => {
  await userEvent.click((await table()).getByRole('switch', { name: 'Prepaid cards is enabled' }))
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('portal.draft.'))
  await waitFor(() => expect(drafts()).toHaveLength(1))
  const { fetch } = globalThis
  const held = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      init?.method === 'GET' ? new Promise(() => undefined) : fetch(input, init),
    )
  await saveWith('Prepaid cards are looked at elsewhere.')
  await waitFor(() => expect(drafts()).toEqual([]))
  held.mockRestore()
})

test('shows what someone else has saved once your changes are discarded', async () => {
  await press('Move Very high risk up')
  const { rules, revision } = await call(getIdvRules, { params })
  const theirs = rules.map((rule) => (rule.name === 'New cards' ? { ...rule, name: 'Fresh cards' } : rule))
  const body = { rules: theirs, changeReason: 'Somebody else was faster.' }
  await call(saveIdvRules, { params, body }, { revision })
  await act(() => queryClient.invalidateQueries())
  expect(await names()).not.toContain('Fresh cards')
  await press('Discard all')
  await waitFor(async () => expect(await names()).toContain('Fresh cards'))
})

test("keeps someone else's changes to other rules, and asks about the same rule", async () => {
  await press('Move Very high risk up')
  await userEvent.click((await table()).getByRole('switch', { name: 'Large payments is enabled' }))

  const { rules, revision } = await call(getIdvRules, { params })
  const theirs = rules.map((rule) => {
    if (rule.name === 'Card removed') return { ...rule, name: 'Card taken away' }
    return rule.name === 'Large payments' ? { ...rule, reuseMinutes: 30 } : rule
  })
  const body = { rules: theirs, changeReason: 'Somebody else was faster.' }
  await call(saveIdvRules, { params, body }, { revision })

  await saveWith('Large payments are looked at elsewhere.')
  expect(await screen.findByText(/saved the rules while you were editing/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await names()).toEqual(expect.arrayContaining(['Card taken away']))
  const choice = within(screen.getByRole('group', { name: 'Large payments' }))
  await userEvent.click(choice.getByRole('radio', { name: 'Yours' }))

  await saveWith('Large payments are looked at elsewhere.')
  expect(await screen.findByText(new RegExp(`version ${revision + 2} `))).toBeTruthy()
  const saved = await call(getIdvRules, { params })
  expect(saved.rules[0]?.name).toBe('Very high risk')
  expect(saved.rules.map(({ name }) => name)).toContain('Card taken away')
  expect(saved.rules.find(({ name }) => name === 'Large payments')).toMatchObject({
    enabled: false,
    reuseMinutes: 15,
  })
})
