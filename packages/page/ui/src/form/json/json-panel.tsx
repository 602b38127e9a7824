import { useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { TextEditor, type TextEditorHandle } from '../../content/editor/text-editor.tsx'
import { chakra } from '../../theme/chakra.ts'
import { useFormSettings } from '../form-context.ts'
import { texts } from '../texts.ts'
import { JsonProblems } from './json-problems.tsx'
import { useJsonText } from './use-json-text.ts'

export interface JsonPanelProps {
  form: UseFormReturn<FieldValues>
  /** Prepares values for the schema. */
  clean(values: unknown): object
  /** Number of refused attempts to save. */
  attempt: number
  /** Called when the text becomes valid or invalid for the form. */
  onUnfinished(isUnfinished: boolean): void
}

/** The values of a form as JSON: an editor, and a list of problems. */
export function JsonPanel({ form, clean, attempt, onUnfinished }: JsonPanelProps) {
  const { readOnly } = useFormSettings()
  const { text, edit, problems, isUnfinished, isChecked } = useJsonText(form, clean, onUnfinished)
  const editor = useRef<TextEditorHandle>(null)
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      <TextEditor
        ref={editor}
        language="json"
        label={texts.json.label}
        description={texts.json.hint}
        text={text}
        readOnly={readOnly}
        problems={problems}
        onChange={edit}
      />
      <JsonProblems
        problems={problems}
        isUnfinished={isUnfinished}
        isChecked={isChecked}
        attempt={attempt}
        onGoTo={(position) => editor.current?.goTo(position)}
      />
      <chakra.p color="fg.muted" fontSize="sm">
        {texts.json.hint}
      </chakra.p>
    </chakra.div>
  )
}
