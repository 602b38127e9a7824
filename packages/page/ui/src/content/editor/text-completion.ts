import { autocompletion, type CompletionContext, completionKeymap } from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import { keymap } from '@codemirror/view'

/** What may be put where the cursor is. */
export interface TextCompletion {
  /** What the list shows, and what is put in unless `insert` says otherwise. */
  readonly label: string
  /** A few words beside it. */
  readonly detail?: string
  readonly insert?: string
}

/**
 * Offers completions: it is given the line up to the cursor, and says which end of it was `typed` as the beginning of
 * one of the `options`; nothing where there is nothing to offer.
 */
export type Complete = (
  line: string,
) => { readonly typed: string; readonly options: readonly TextCompletion[] } | undefined

/** A list of what can be completed, while it is typed and with Ctrl+Space. Tab is not its key: it leaves the editor. */
export function completion(complete: Complete): Extension {
  function source({ state, pos }: CompletionContext) {
    const { from, text } = state.doc.lineAt(pos)
    const found = complete(text.slice(0, pos - from))
    if (!found || found.options.length === 0) return null
    return {
      from: pos - found.typed.length,
      options: found.options.map(({ label, detail = '', insert = label }) => ({
        label,
        detail,
        apply: insert,
      })),
    }
  }
  return [autocompletion({ override: [source], icons: false }), keymap.of(completionKeymap)]
}
