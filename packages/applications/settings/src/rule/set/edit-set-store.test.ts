import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { draftStore } from '@portal/ui/form'
import { letters, readAgain, ruleNamed, rulesNamed } from '../testing/rules-named.ts'
import {
  discard,
  type EditSet,
  put,
  putBroken,
  rebase,
  removeRule,
  replaceRule,
  type SavedRules,
  undo,
} from './edit-set.ts'

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
async function openTab(now = saved) {
  jest.resetModules()
  const { editSetStore } = await import('./edit-set-store.ts')
  const store = editSetStore(name, now, '/rules')
  return {
    letters: () => letters(store.get().rules),
    revision: () => store.get().base.revision,
    discard: () => store.forget(saved),
    isWithheld: store.withheld.get,
    keepThese: store.keepThese,
    undecided: () =>
      store
        .get()
        .conflict?.conflicts.map(({ ruleId }) => ruleId)
        .join(''),
    /** Merges what someone else saved, and waits until the draft is written. */
    meet(theirs: SavedRules) {
      store.change((set: EditSet) => rebase(set, theirs))
      jest.advanceTimersByTime(1_000)
    },
    save: (revision: number) => store.forget({ ...saved, revision }),
    read: (revision: number) => store.renew({ rules: readAgain(saved.rules), revision }),
    /** Removes a rule, and waits until the draft is written. */
    remove(ruleId: string) {
      store.change((set: EditSet) => put(set, removeRule(set.rules, ruleId)))
      jest.advanceTimersByTime(1_000)
    },
    discardAll: () => store.change(discard),
    undo: () => store.change(undo),
    brokenText: () => store.get().brokenText,
    /** Types JSON with errors, and waits until the draft is written. */
    typeBroken(text: string) {
      store.change((set: EditSet) => putBroken(set, text))
      jest.advanceTimersByTime(1_000)
    },
    /** Turns a rule on or off, and waits until the draft is written. */
    enable(ruleId: string, enabled: boolean) {
      store.change((set: EditSet) => put(set, replaceRule(set.rules, ruleNamed(ruleId, { enabled }))))
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
  // Browsers tell the other tabs.
  window.dispatchEvent(new StorageEvent('storage'))
  expect((await openTab()).letters()).toBe('ac')
  expect(second.isWithheld()).toBe(false)
})

test('a tab does not replace the unsaved changes of another', async () => {
  const [first, second] = [await openTab(), await openTab()]
  first.remove('a')
  second.remove('b')
  expect((await openTab()).letters()).toBe('bc')
  expect([first.isWithheld(), second.isWithheld()]).toEqual([false, true])
})

test('a tab replaces the unsaved changes of another when asked to', async () => {
  const [first, second] = [await openTab(), await openTab()]
  first.remove('a')
  second.remove('b')
  second.keepThese()
  expect((await openTab()).letters()).toBe('ac')
  window.dispatchEvent(new StorageEvent('storage'))
  expect([first.isWithheld(), second.isWithheld()]).toEqual([true, false])
})

test('an open conflict is still open in a tab that opens later', async () => {
  const tab = await openTab()
  tab.enable('a', false)
  tab.meet({ rules: [ruleNamed('a', { name: 'Alpha' }), ...rulesNamed('bc')], revision: 5 })
  const later = await openTab({
    rules: [ruleNamed('a', { name: 'Alpha' }), ...rulesNamed('bc')],
    revision: 5,
  })
  expect(later.undecided()).toBe('a')
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

test('a change that was reversed leaves nothing unsaved', async () => {
  const tab = await openTab()
  tab.enable('a', false)
  expect(isKept()).toBe(true)
  tab.enable('a', true)
  expect(isKept()).toBe(false)
  tab.read(5)
  expect(tab.revision()).toBe(5)
})

test('an earlier version that is read after saving does not replace the saved one', async () => {
  const tab = await openTab()
  tab.save(5)
  tab.read(4)
  expect(tab.revision()).toBe(5)
})

test('text with errors is kept on this device', async () => {
  const earlier = await openTab()
  earlier.typeBroken('[')
  expect((await openTab()).brokenText()).toBe('[')
})

test('text with errors is not replaced by newer rules', async () => {
  const tab = await openTab()
  tab.typeBroken('[')
  tab.read(5)
  expect([tab.revision(), tab.brokenText()]).toEqual([4, '['])
})

test('text with errors is kept on this device when someone else saves', async () => {
  const earlier = await openTab()
  earlier.typeBroken('[')
  const tab = await openTab({ ...saved, revision: 5 })
  expect([tab.revision(), tab.brokenText()]).toEqual([4, '['])
})

test('discarded changes can be brought back although newer rules have been read', async () => {
  const tab = await openTab()
  tab.remove('a')
  tab.discardAll()
  tab.read(5)
  expect([tab.revision(), tab.letters()]).toEqual([5, 'abc'])
  tab.undo()
  expect([tab.revision(), tab.letters()]).toEqual([5, 'bc'])
})
