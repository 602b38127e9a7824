import type { Endpoint } from '@portal/contract/endpoint.ts'
import { useSession } from '@portal/session'
import { type Draft, draftStore } from '@portal/ui/form'
import { useNavigate } from 'react-router-dom'
import type { Restore } from '../history/restore-fields.tsx'
import { withBlanks } from './blank-values.ts'
import { draftKeyOf, draftNameFor } from './use-draft-name.ts'

type Values = Draft['values']

interface RestoreTo {
  /** The edit form's call and path parameters, which name its draft. */
  readonly call: Endpoint
  readonly params: Readonly<Record<string, string>>
  /** Address of the edit form. */
  readonly href: string
  /** What the form edits, as its title says. */
  readonly editedName: string
  /** The form's current values. */
  readonly now: Values
  /** Converts an older state to form values. */
  toValues(older: unknown): Values
}

/**
 * Writes a draft with the older values of chosen fields, or of all, and opens the edit form, which restores
 * it.
 */
export function useRestore(): (to: RestoreTo) => Restore {
  const navigate = useNavigate()
  const session = useSession()
  return ({ call, params, href, editedName, now, toValues }) =>
    (fields, older) => {
      const title = `Edit ${editedName}`
      const name = draftNameFor(session, draftKeyOf(call, params), title)
      if (!name) return
      // Fields that were empty must be cleared explicitly, or the current value would stay.
      const then = withBlanks(toValues(older.snapshot), now)
      // When restoring chosen fields, keep an existing draft and apply them on top of it.
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
        older: {
          revision: older.revision,
          changedAt: older.changedAt,
          changedBy: older.changedBy.name,
        },
        base: begun?.base ?? now,
        values,
      })
      void navigate(href)
    }
}
