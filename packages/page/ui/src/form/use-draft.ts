import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { type Draft, type DraftName, draftStore } from './draft.ts'
import { type FieldConflict, mergeValues } from './merge-values.ts'
import { hasPlaceFor } from './schema-at.ts'
import { withoutSecrets } from './secrets.ts'
import { useAutosave } from './use-autosave.ts'

interface DraftSettings {
  readonly defaultValues: DefaultValues<FieldValues>
  readonly name: DraftName | undefined
  /** There are changes to store. */
  readonly isChanged: boolean
  /** The schema of the values, which may lack a field of a draft. */
  readonly schema: z.ZodType
  /** Fields that are merged line by line. */
  readonly sources: ReadonlySet<string>
  onConflicts(conflicts: readonly FieldConflict[]): void
}

/**
 * Stores input on this device until it is saved, across reloads and sign-ins. A stored draft is put into the
 * form, and merged if the record has changed since. Without a name, nothing is stored.
 */
export function useDraft(
  form: UseFormReturn<FieldValues>,
  { defaultValues, name, isChanged, schema, sources, onConflicts }: DraftSettings,
) {
  /** The draft that the form began with. */
  const [restored, setRestored] = useState<Draft>()
  const store = name && draftStore(name)
  /** When this form's own draft was written: the same form may be open in another tab. */
  const own = useRef<string>(undefined)

  function forget() {
    if (store?.get()?.savedAt === own.current) store?.set(undefined)
    own.current = undefined
  }

  const restore = useEffectEvent(() => {
    const draft = store?.get()
    if (!draft) return
    const now = withoutSecrets(defaultValues)
    // Secrets that were not stored keep their initial value.
    const yours = { ...draft.base, ...draft.values }
    const { merged, conflicts } = mergeValues(withoutSecrets(draft.base), now, yours, sources)
    form.reset({ ...defaultValues, ...merged }, { keepDefaultValues: true })
    setRestored(draft)
    own.current = draft.savedAt
    // The form has no field to resolve the others.
    const open = conflicts.filter((conflict) => hasPlaceFor(schema, conflict.name))
    if (open.length > 0) onConflicts(open)
  })

  const key = name && `${name.owner} ${name.key}`
  useEffect(() => {
    if (key) restore()
  }, [key])

  useAutosave(form, key, (href) => {
    if (!name || !store) return
    if (!isChanged) return forget()
    own.current = new Date().toISOString()
    store.set({
      owner: name.owner,
      title: name.title,
      href,
      savedAt: own.current,
      base: withoutSecrets(form.formState.defaultValues),
      values: withoutSecrets(form.getValues()),
    })
  })

  return {
    restored,
    /** Discards the draft and resets the form. */
    discard() {
      forget()
      form.reset(defaultValues)
      setRestored(undefined)
    },
    /** Deletes the draft after saving. */
    forget() {
      forget()
      setRestored(undefined)
    },
  }
}
