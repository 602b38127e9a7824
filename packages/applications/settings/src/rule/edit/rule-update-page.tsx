import { Page } from '@portal/ui'
import { useState } from 'react'
import { textObstacle } from '../set/edit-set.ts'
import { useEditSet } from '../set/use-edit-set.ts'
import { EditorActions } from './editor-actions.tsx'
import { RuleSetEditor } from './rule-set-editor.tsx'
import { useSelectedRule } from './use-selected-rule.ts'

export default function RuleUpdatePage() {
  const { set, store } = useEditSet()
  const [asJson, setAsJson] = useState(false)
  // Text with errors may be left from before, and undo may restore it.
  if (textObstacle(set) && !asJson) setAsJson(true)
  const { select } = useSelectedRule(set.rules)
  return (
    <Page
      description="First match wins. Changes are collected here and on the list, and saved together with one reason."
      actions={<EditorActions set={set} store={store} asJson={asJson} onJson={setAsJson} onAdded={select} />}
    >
      <RuleSetEditor set={set} store={store} asJson={asJson} />
    </Page>
  )
}
