import { isRecord, recordOf } from '@portal/contract/typed-objects.ts'
import { createStore } from '@portal/ui/create-store.ts'
import type { Draft, DraftName } from '@portal/ui/form'
import { draftStore } from '@portal/ui/form'
import {
  beginWith,
  type EditSet,
  isChanged,
  type OpenConflict,
  rebase,
  renewed,
  type SavedRules,
} from './edit-set.ts'
import type { EditedRule } from './edited-rule.ts'

/** Long enough not to write on every keystroke, short enough to lose little. */
const WAIT_MS = 400

interface Kept extends Pick<EditSet, 'brokenText' | 'conflict'> {
  readonly rules: readonly EditedRule[]
  readonly revision: number
}

const haveIds = (rules: unknown): rules is readonly EditedRule[] =>
  Array.isArray(rules) && rules.every((one) => typeof recordOf(one).ruleId === 'string')

function isConflict(value: unknown): value is OpenConflict {
  const { theirs, conflicts, chosen } = recordOf(value)
  return haveIds(recordOf(theirs).rules) && haveIds(conflicts) && isRecord(chosen)
}

/** Ignores data left by an older version of this code. */
function kept({ rules, revision, brokenText, conflict }: Draft['values']): Kept | undefined {
  if (!haveIds(rules) || typeof revision !== 'number') return undefined
  return {
    rules,
    revision,
    brokenText: typeof brokenText === 'string' ? brokenText : undefined,
    conflict: isConflict(conflict) ? conflict : undefined,
  }
}

/** The unsaved set of a draft, on top of what is saved now. */
function begun(draft: Draft | undefined, saved: SavedRules): EditSet {
  const [base, values] = draft ? [kept(draft.base), kept(draft.values)] : []
  if (!base || !values) return beginWith(saved)
  const { rules, brokenText, conflict } = values
  const set = { ...beginWith(base), rules, brokenText, conflict }
  if (base.revision === saved.revision) return { ...set, base: saved }
  // Text with errors cannot be merged: the newer version is met when the set is saved.
  return brokenText === undefined ? rebase(set, saved) : set
}

/** The unsaved changes of one operator on all rule screens. */
export interface EditSetStore {
  get(): EditSet
  change(edit: (set: EditSet) => EditSet): void
  /** Restarts from newer saved rules unless there are unsaved changes. */
  renew(saved: SavedRules): void
  /** Discards all changes. */
  forget(saved: SavedRules): void
  subscribe(onChange: () => void): () => void
  /** Whether another tab has unsaved changes, so that those of this tab are not kept on this device. */
  readonly withheld: Pick<ReturnType<typeof createStore<boolean>>, 'get' | 'subscribe'>
  /** Keeps the changes of this tab instead of those of another. */
  keepThese(): void
}

function openStore(name: DraftName | undefined, saved: SavedRules, href: string): EditSetStore {
  const drafts = name && draftStore(name)
  const restored = drafts?.get()
  const edits = createStore(begun(restored, saved))
  /** When this page's draft was written: another tab may have written one since. */
  let own = restored?.savedAt
  const withheld = createStore(false)
  let timer: ReturnType<typeof setTimeout> | undefined

  function forgetDraft() {
    if (drafts?.get()?.savedAt === own) drafts?.set(undefined)
    own = undefined
    withheld.set(false)
  }

  function keep() {
    clearTimeout(timer)
    timer = undefined
    if (!name || !drafts) return
    const now = edits.get()
    if (!isChanged(now)) return forgetDraft()
    const found = drafts.get()
    withheld.set(found !== undefined && found.savedAt !== own)
    if (withheld.get()) return
    const { revision } = now.base
    drafts.set({
      owner: name.owner,
      title: name.title,
      href,
      savedAt: new Date().toISOString(),
      base: { rules: now.base.rules, revision },
      values: { rules: now.rules, revision, brokenText: now.brokenText, conflict: now.conflict },
    })
    // With full storage, the draft written before remains.
    own = drafts.get()?.savedAt
  }

  window.addEventListener('pagehide', () => timer !== undefined && keep())
  window.addEventListener('storage', () => {
    const found = drafts?.get()
    // Another tab has saved or discarded its changes, or keeps them instead of these.
    if (withheld.get() || (found && found.savedAt !== own)) keep()
  })
  return {
    get: edits.get,
    subscribe: edits.subscribe,
    withheld,
    keepThese() {
      drafts?.set(undefined)
      keep()
    },
    change(edit) {
      edits.set(edit(edits.get()))
      clearTimeout(timer)
      timer = setTimeout(keep, WAIT_MS)
    },
    renew(newest) {
      const now = edits.get()
      if (newest.revision > now.base.revision && !isChanged(now)) edits.set(renewed(now, newest))
    },
    forget(newest) {
      edits.set(beginWith(newest))
      keep()
    },
  }
}

const stores = new Map<string, EditSetStore>()

/** One store per operator: all screens share the changes and undo steps. */
export function editSetStore(name: DraftName | undefined, saved: SavedRules, href: string): EditSetStore {
  const key = `${name?.owner} ${name?.key}`
  const known = stores.get(key)
  if (known) return known
  const store = openStore(name, saved, href)
  stores.set(key, store)
  return store
}
