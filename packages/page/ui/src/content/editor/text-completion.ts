import { autocompletion, type CompletionContext, completionKeymap } from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import { keymap } from '@codemirror/view'

/** A completion at the cursor. */
export interface TextCompletion {
  /** Shown in the list, and inserted unless `insert` is set. */
  readonly label: string
  /** A short description beside it. */
  readonly detail?: string
  readonly insert?: string
}

/**
 * Offers completions. Receives the line up to the cursor, and returns which end of it was `typed` as the
 * start of an option, with the `options`; undefined when there is nothing to offer.
 */
export type Complete = (
  line: string,
) => { readonly typed: string; readonly options: readonly TextCompletion[] } | undefined

/** A completion list, while typing and with Ctrl+Space. Tab is not bound: it leaves the editor. */
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
