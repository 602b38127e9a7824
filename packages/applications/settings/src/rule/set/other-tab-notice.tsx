import { Button, Notice } from '@portal/ui'
import { useSyncExternalStore } from 'react'
import type { EditSetStore } from './edit-set-store.ts'

/** Says that another tab has unsaved changes, which this tab replaces only when asked to. */
export function OtherTabNotice({ store: { withheld, keepThese } }: { store: EditSetStore }) {
  const isWithheld = useSyncExternalStore(withheld.subscribe, withheld.get)
  if (!isWithheld) return null
  return (
    <Notice
      kind="warning"
      title="Another tab also has unsaved changes to the rules"
      action={<Button onClick={keepThese}>Keep these instead</Button>}
    >
      The changes in this tab can be saved, but are lost when you close or reload it.
    </Notice>
  )
}
