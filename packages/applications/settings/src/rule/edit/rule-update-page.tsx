import { Page } from '@portal/ui'
import { useState } from 'react'
import { useEditSet } from '../set/use-edit-set.ts'
import { EditorActions } from './editor-actions.tsx'
import { RuleSetEditor } from './rule-set-editor.tsx'
import { useSelectedRule } from './use-selected-rule.ts'

export default function RuleUpdatePage() {
  const { set, store } = useEditSet()
  const [asJson, setAsJson] = useState(false)
  const [isTextBroken, setTextBroken] = useState(false)
  const { select } = useSelectedRule(set.rules)
  return (
    <Page
      description="First match wins. Changes are collected here and on the list, and saved together with one reason."
      actions={
        <EditorActions
          rules={set.rules}
          store={store}
          asJson={asJson}
          isTextBroken={isTextBroken}
          onJson={setAsJson}
          onAdded={select}
        />
      }
    >
      <RuleSetEditor {...{ set, store, asJson, isTextBroken }} onTextBroken={setTextBroken} />
    </Page>
  )
}
