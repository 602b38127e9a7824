import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import {
  type Collision,
  collisionsIn,
  type LineMerge,
  mergedText,
  mergeLines,
  type Side,
} from '../content/lines/line-merge.ts'
import type { Conflict } from './conflict.ts'
import { type FieldConflict, mergeValues } from './merge-values.ts'

/** The conflicts between the form and another version, with its author and time, if known. */
export interface OpenConflict {
  readonly by?: string | undefined
  readonly at?: string | undefined
  readonly conflicts: readonly FieldConflict[]
}

/**
 * Takes another person's version as the form's new baseline, and keeps the input on top of it. Fields changed
 * on both sides stay unresolved until the operator chooses.
 */
export function useConflict(form: UseFormReturn<FieldValues>, sources: ReadonlySet<string>) {
  const [conflict, setConflict] = useState<OpenConflict>()
  const [count, setCount] = useState(0)
  const [decided, setDecided] = useState<ReadonlyMap<FieldConflict, Side>>(new Map())

  function begin(found: OpenConflict) {
    setConflict(found)
    setCount((before) => before + 1)
    setDecided(new Map())
  }

  function setField(name: string, value: unknown) {
    form.setValue(name, value, { shouldDirty: true })
  }

  return {
    conflict,
    /** How many there have been: each is shown and resolved on its own. */
    count,
    begin,
    /** True while a conflict is unresolved. */
    isUndecided: conflict?.conflicts.some((one) => !decided.has(one)) ?? false,
    onConflict({ theirs, by, at }: Conflict) {
      const { merged, conflicts } = mergeValues(
        form.formState.defaultValues ?? {},
        theirs,
        form.getValues(),
        sources,
      )
      form.reset(theirs)
      for (const [name, value] of Object.entries(merged)) setField(name, value)
      begin({ by, at, conflicts })
    },
    pick(picked: FieldConflict, side: Side) {
      const { name, lines } = picked
      const next = new Map(decided).set(picked, side)
      setField(name, lines ? withLines(lines.merge, decided, next, form.getValues(name)) : picked[side])
      setDecided(next)
    },
    /** Takes a saved version as the new baseline; what was typed since it was sent is the next change. */
    takeSaved(sent: FieldValues, saved: FieldValues = sent) {
      const { merged } = mergeValues(sent, saved, form.getValues(), sources)
      form.reset(saved, { keepValues: true })
      form.reset(merged, { keepDefaultValues: true })
      setConflict(undefined)
    },
    end: () => setConflict(undefined),
  }
}

type Decided = ReadonlyMap<FieldConflict, Side>

const resolvedLines = (decided: Decided): Map<Collision, Side> =>
  new Map([...decided].flatMap(([{ lines }, side]) => (lines ? [[lines.collision, side] as const] : [])))

/** A text with resolved lines; later edits around them are kept. */
function withLines(merge: LineMerge, before: Decided, after: Decided, shown: unknown): string {
  const previous = mergedText(merge, resolvedLines(before))
  const next = mergedText(merge, resolvedLines(after))
  const rest = mergeLines(previous, next, String(shown))
  return mergedText(rest, new Map(collisionsIn(rest).map((collision) => [collision, 'theirs'])))
}
