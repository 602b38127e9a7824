import { recordOf } from '@portal/contract/typed-objects.ts'
import { createStore } from '@portal/ui/create-store.ts'
import type { Draft, DraftName } from '@portal/ui/form'
import { draftStore } from '@portal/ui/form'
import { beginWith, type EditSet, isChanged, rebase, renewed, type SavedRules } from './edit-set.ts'
import type { EditedRule } from './edited-rule.ts'

/** Long enough not to write on every keystroke, short enough to lose little. */
const WAIT_MS = 400

interface Kept {
  readonly rules: readonly EditedRule[]
  readonly revision: number
  readonly brokenText: string | undefined
}

/** Ignores data left by an older version of this code. */
function kept({ rules, revision, brokenText }: Draft['values']): Kept | undefined {
  const areRules = Array.isArray(rules) && rules.every((one) => typeof recordOf(one).ruleId === 'string')
  if (!areRules || typeof revision !== 'number') return undefined
  return { rules, revision, brokenText: typeof brokenText === 'string' ? brokenText : undefined }
}

/** The unsaved set of a draft, on top of what is saved now. */
function begun(draft: Draft | undefined, saved: SavedRules): EditSet {
  const [base, values] = draft ? [kept(draft.base), kept(draft.values)] : []
  if (!base || !values) return beginWith(saved)
  const { rules, brokenText } = values
  const set = { ...beginWith(base), rules, brokenText }
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
}

function openStore(name: DraftName | undefined, saved: SavedRules, href: string): EditSetStore {
  const drafts = name && draftStore(name)
  const restored = drafts?.get()
  const edits = createStore(begun(restored, saved))
  /** When this page's draft was written: another tab may have written one since. */
  let own = restored?.savedAt
  let timer: ReturnType<typeof setTimeout> | undefined

  function forgetDraft() {
    if (drafts?.get()?.savedAt === own) drafts?.set(undefined)
    own = undefined
  }

  function keep() {
    clearTimeout(timer)
    timer = undefined
    if (!name || !drafts) return
    const now = edits.get()
    if (!isChanged(now)) return forgetDraft()
    own = new Date().toISOString()
    const { revision } = now.base
    drafts.set({
      owner: name.owner,
      title: name.title,
      href,
      savedAt: own,
      base: { rules: now.base.rules, revision },
      values: { rules: now.rules, revision, brokenText: now.brokenText },
    })
  }

  window.addEventListener('pagehide', () => timer !== undefined && keep())
  return {
    get: edits.get,
    subscribe: edits.subscribe,
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
