import type { Endpoint } from '@portal/contract/endpoint.ts'
import { useSession } from '@portal/session'
import { type Draft, draftStore } from '@portal/ui/form'
import { useNavigate } from 'react-router-dom'
import type { Restore } from '../history/restore-fields.tsx'
import { blanksOf } from './blank-values.ts'
import { draftKeyOf, draftNameFor } from './use-draft-name.ts'

type Values = Draft['values']

interface RestoreTo {
  /** The call by which the edit form saves, and its path parameters: they name its draft. */
  readonly call: Endpoint
  readonly params: Readonly<Record<string, string>>
  /** The edit form. */
  readonly href: string
  /** What is edited there, as the form says it. */
  readonly editedName: string
  /** What the form shows now. */
  readonly now: Values
  /** An older state as the form shows it. */
  toValues(older: unknown): Values
}

/** Writes a draft with the chosen fields as they were, or all of them, and opens the edit form, which takes it up. */
export function useRestore(): (to: RestoreTo) => Restore {
  const navigate = useNavigate()
  const session = useSession()
  return ({ call, params, href, editedName, now, toValues }) =>
    (fields, older) => {
      const title = `Edit ${editedName}`
      const name = draftNameFor(session, draftKeyOf(call, params), title)
      if (!name) return
      // What was empty then is emptied again, or what the form shows now would stay.
      const then = { ...blanksOf(now), ...toValues(older) }
      // Work that was not saved yet stays where fields were chosen; these are put on top of it.
      const begun = draftStore(name).get()
      const values =
        fields === 'all'
          ? then
          : {
              ...now,
              ...begun?.values,
              ...Object.fromEntries(fields.map((field) => [field, then[field]])),
            }
      draftStore(name).set({
        owner: name.owner,
        title,
        href,
        savedAt: new Date().toISOString(),
        base: begun?.base ?? now,
        values,
      })
      void navigate(href)
    }
}
