import type { Endpoint } from '@portal/contract/endpoint.ts'
import { type Draft, draftStore } from '@portal/ui/form'
import { useNavigate } from 'react-router-dom'
import type { Restore } from './restore-fields.tsx'
import { draftKeyOf, useDraftName } from './use-draft-name.ts'

type Values = Draft['values']

interface RestoreTo {
  /** The call by which the edit form saves, and its path parameters: they name its draft. */
  readonly call: Endpoint
  readonly params: Readonly<Record<string, string>>
  /** The edit form. */
  readonly href: string
  readonly title: string
  /** What the form shows now. */
  readonly now: Values
  /** An older state as the form shows it. */
  toValues(older: unknown): Values
}

/** Writes a draft with the chosen fields as they were, and opens the edit form, which takes it up. */
export function useRestore({ call, params, href, title, now, toValues }: RestoreTo): Restore {
  const navigate = useNavigate()
  const name = useDraftName(draftKeyOf(call, params), title)
  return (fields, older) => {
    if (!name) return
    const then = toValues(older)
    const taken = Object.fromEntries(fields.map((field) => [field, then[field]]))
    // Work that was not saved yet stays; the chosen fields are put on top of it.
    const begun = draftStore(name).get()
    draftStore(name).set({
      owner: name.owner,
      title,
      href,
      savedAt: new Date().toISOString(),
      base: begun?.base ?? now,
      values: { ...now, ...begun?.values, ...taken },
    })
    void navigate(href)
  }
}
