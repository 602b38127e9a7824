import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { type DraftName, draftStore, withoutSecrets } from './draft.ts'
import { type FieldConflict, mergeValues } from './merge-values.ts'

/** Long enough not to write at every key, short enough to lose next to nothing. */
const WAIT_MS = 400

interface DraftSettings {
  readonly defaultValues: DefaultValues<FieldValues>
  readonly name: DraftName | undefined
  /** There is something to keep. */
  readonly isChanged: boolean
  /** Fields whose lines are put together. */
  readonly sources: ReadonlySet<string>
  onConflicts(conflicts: readonly FieldConflict[]): void
}

/**
 * Keeps what is typed on this device until it is saved, over reloads and signing in again. A draft that is found is
 * put into the form; where the record has moved on since, both are put together. Without a name nothing is kept.
 */
export function useDraft(
  form: UseFormReturn<FieldValues>,
  { defaultValues, name, isChanged, sources, onConflicts }: DraftSettings,
) {
  /** When the draft was written that was taken up again. */
  const [restoredFrom, setRestoredFrom] = useState<string>()
  const store = name && draftStore(name)
  /** When the draft was written that is this form's own: the same form may be open in another tab. */
  const own = useRef<string>(undefined)

  function forget() {
    if (store?.get()?.savedAt === own.current) store?.set(undefined)
    own.current = undefined
  }

  const restore = useEffectEvent(() => {
    const draft = store?.get()
    if (!draft) return
    const now = withoutSecrets(defaultValues)
    // What was withheld as a secret is as it was.
    const yours = { ...draft.base, ...draft.values }
    const { merged, conflicts } = mergeValues(draft.base, now, yours, sources)
    form.reset({ ...defaultValues, ...merged }, { keepDefaultValues: true })
    setRestoredFrom(draft.savedAt)
    own.current = draft.savedAt
    if (conflicts.length > 0) onConflicts(conflicts)
  })

  const keep = useEffectEvent(() => {
    if (!name || !store) return
    if (!isChanged) return forget()
    own.current = new Date().toISOString()
    store.set({
      owner: name.owner,
      title: name.title,
      href: href.current,
      savedAt: own.current,
      base: withoutSecrets(form.formState.defaultValues),
      values: withoutSecrets(form.getValues()),
    })
  })

  /** Where the form stood when something was typed last: when it is gone, the address may be another one. */
  const href = useRef('')
  const key = name && `${name.owner} ${name.key}`
  useEffect(() => {
    if (!key) return
    restore()
    let timer: ReturnType<typeof setTimeout> | undefined
    const keepNow = () => {
      clearTimeout(timer)
      if (timer !== undefined) keep()
      timer = undefined
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        href.current = `${location.pathname}${location.search}`
        clearTimeout(timer)
        timer = setTimeout(keepNow, WAIT_MS)
      },
    })
    window.addEventListener('pagehide', keepNow)
    return () => {
      keepNow()
      stop()
      window.removeEventListener('pagehide', keepNow)
    }
  }, [key, form])

  return {
    restoredFrom,
    /** Throws the draft away and begins again. */
    discard() {
      forget()
      form.reset(defaultValues)
      setRestoredFrom(undefined)
    },
    /** Forgets the draft, because it is saved. */
    forget() {
      forget()
      setRestoredFrom(undefined)
    },
  }
}
