import { Suspense, useEffect } from 'react'
import type { TextEditorProps } from '../content/editor/text-editor.tsx'
import { Skeleton } from '../layout/basics.ts'
import { lazyPart } from '../layout/lazy-part.ts'
import { Fieldset } from './fieldset.tsx'
import { useFormSettings } from './form-context.ts'
import { asTyped, type FieldSettings, useField } from './use-field.ts'

const TextEditor = lazyPart(async () => (await import('../content/editor/text-editor.tsx')).TextEditor)

export interface SourceFieldProps
  extends FieldSettings,
    Pick<TextEditorProps, 'language' | 'problems' | 'complete'> {}

/**
 * A long text in an editor, such as a template or a file. It is not trimmed; changes by two people to
 * different lines are merged.
 */
export function SourceField({ language, problems, complete, ...settings }: SourceFieldProps) {
  const { name } = settings
  const { sources } = useFormSettings()
  const { value, change, blur, readOnly, frame } = useField({ ...settings, tidy: asTyped })

  useEffect(() => {
    sources.add(name)
    return () => {
      sources.delete(name)
    }
  }, [name, sources])

  return (
    <Fieldset frame={frame}>
      <Suspense fallback={<Skeleton height="12rem" />}>
        <TextEditor
          text={typeof value === 'string' ? value : ''}
          label={frame.label}
          description={[frame.hint, frame.error].filter(Boolean).join(' ')}
          language={language}
          problems={problems}
          complete={complete}
          readOnly={readOnly}
          onChange={change}
          onBlur={blur}
        />
      </Suspense>
    </Fieldset>
  )
}
