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
  /** The values as the schema is given them. */
  clean(values: unknown): object
  /** Counts the refused attempts to save. */
  attempt: number
  /** Told whether the text cannot be taken over into the form as it stands. */
  onUnfinished(isUnfinished: boolean): void
}

/** The values of a form as JSON: an editor, and the list of what is wrong in it. */
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
