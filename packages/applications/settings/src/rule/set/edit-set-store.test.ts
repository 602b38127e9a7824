import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { draftStore } from '@portal/ui/form'
import { letters, rulesNamed } from '../testing/rules-named.ts'
import { type EditSet, put, removeRule } from './edit-set.ts'

const name = { owner: 'ana', key: 'rules', title: 'Edit the IDV rules' }
const saved = { rules: rulesNamed('abc'), revision: 4 }

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})

afterEach(() => {
  jest.useRealTimers()
})

/** The rules in a tab that has just opened. */
async function openTab() {
  jest.resetModules()
  const { editSetStore } = await import('./edit-set-store.ts')
  const store = editSetStore(name, saved, '/rules')
  return {
    letters: () => letters(store.get().rules),
    discard: () => store.forget(saved),
    /** Removes a rule, and waits until the draft is written. */
    remove(ruleId: string) {
      store.change((set: EditSet) => put(set, removeRule(set.rules, ruleId)))
      jest.advanceTimersByTime(1_000)
    },
  }
}

const isKept = () => draftStore(name).get() !== undefined

test('discarding changes in one tab keeps the unsaved changes of another', async () => {
  const [first, second] = [await openTab(), await openTab()]
  first.remove('a')
  second.remove('b')
  first.discard()
  expect((await openTab()).letters()).toBe('ac')
})

test('discarding changes removes what this tab has written', async () => {
  const tab = await openTab()
  tab.remove('a')
  expect(isKept()).toBe(true)
  tab.discard()
  expect(isKept()).toBe(false)
})

test('discarding changes removes what this tab has restored', async () => {
  const earlier = await openTab()
  earlier.remove('a')
  const tab = await openTab()
  expect(tab.letters()).toBe('bc')
  tab.discard()
  expect(isKept()).toBe(false)
})
