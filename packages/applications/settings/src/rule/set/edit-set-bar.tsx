import { BottomBar, Button, formatCount, Text } from '@portal/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { discard, redo, textObstacle, undo } from './edit-set.ts'
import type { EditSetStore } from './edit-set-store.ts'
import { changesInShort, ruleSetChanges } from './rule-set-changes.ts'
import type { useEditSet } from './use-edit-set.ts'
import { useSaveRules } from './use-save-rules.tsx'

type Editing = ReturnType<typeof useEditSet>

/** The number of unsaved changes, with a short delay. */
function useWaiting({ base, rules }: Editing['set']) {
  const settled = useDeferredValue(rules)
  return useMemo(() => ruleSetChanges(base.rules, settled), [base, settled])
}

interface EditSetBarProps extends Pick<Editing, 'set' | 'store'> {
  onSaved?(): void
}

/** Bar with the unsaved changes at the bottom: undo, discard or save them. */
export function EditSetBar({ set, store, onSaved }: EditSetBarProps) {
  const changes = useWaiting(set)
  const review = useSaveRules(store)
  const [reviewing, setReviewing] = useState(false)
  const nothing = changes.length === 0 ? 'No changes' : undefined
  const obstacle = textObstacle(set)

  async function save() {
    setReviewing(true)
    const isSaved = await review().finally(() => setReviewing(false))
    if (isSaved) onSaved?.()
  }

  if (nothing && !obstacle && set.past.length === 0 && set.future.length === 0) return null
  return (
    <BottomBar as="section" aria-label="Unsaved changes">
      <Button
        variant="solid"
        loading={reviewing}
        disabledReason={obstacle ?? nothing}
        onClick={() => void save()}
      >
        Review and save
      </Button>
      <UndoButtons set={set} store={store} />
      <Button
        variant="ghost"
        disabledReason={obstacle ? undefined : nothing}
        onClick={() => store.change(discard)}
      >
        Discard all
      </Button>
      <Text role="status" color="fg.muted" fontSize="sm" marginInlineStart="auto">
        {obstacle && `${obstacle}. `}
        {!nothing && `${formatCount(changes.length, 'change')} not saved (${changesInShort(changes)})`}
      </Text>
    </BottomBar>
  )
}

function UndoButtons({ set, store }: { set: Editing['set']; store: EditSetStore }) {
  return (
    <>
      <Button
        disabledReason={set.past.length === 0 ? 'Nothing to undo' : undefined}
        aria-keyshortcuts="Control+Z"
        onClick={() => store.change(undo)}
      >
        Undo
      </Button>
      <Button
        disabledReason={set.future.length === 0 ? 'Nothing to redo' : undefined}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={() => store.change(redo)}
      >
        Redo
      </Button>
    </>
  )
}
