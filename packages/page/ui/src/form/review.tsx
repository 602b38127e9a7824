import { contentsOf } from '../details/differences.ts'
import { type Labels, labelIn } from '../details/labels.ts'
import type { HistoryChange } from '../history/history-entry.ts'
import { ValueDiff } from '../history/value-diff.tsx'
import { alert, ask } from '../overlay/ask.ts'
import type { ImpactLine } from '../overlay/question.ts'
import { fieldChanges } from './field-changes.ts'
import type { Choice } from './form-context.ts'
import { fullLabelOf } from './label-of.ts'
import { fieldNameOf } from './problem.ts'
import { texts } from './texts.ts'

/** The review of a form's changes before saving. */
export interface Review<Values> {
  /** "Save Acme Shop". */
  title: string
  /** Whether a reason is required, optional, or not requested. */
  ask: 'reason' | 'optionalReason' | 'confirm'
  /** Text to type before saving, for a large impact. */
  match?: string | undefined
  /** The impact beyond the record, as lines. */
  impact?: ((values: Values) => Promise<readonly ImpactLine[]>) | undefined
  /** Describes the changes better than field by field. */
  describe?: ((values: Values) => React.ReactNode) | undefined
  /** Rewrites a changed value in the record's terms, where its field does not. */
  inWords?: ((change: HistoryChange) => HistoryChange) | undefined
  /** For a new record: shows all values, including initial ones. */
  isNew?: boolean | undefined
}

interface Changed<Values> {
  readonly before: object
  readonly after: object
  readonly values: Values
  readonly labels: ReadonlyMap<string, string>
  /** Labels of fields that are not on screen, such as those of a removed entry. */
  readonly labelTable: Labels
  readonly choices: ReadonlyMap<string, readonly Choice[]>
  /** The reason from a previous attempt. */
  readonly changeReason: string | undefined
}

/** Shows the changes and asks for the reason; returns undefined when canceled, or when nothing changed. */
export async function reviewChanges<Values>(
  { title, ask: kind, match, impact, describe, inWords = (change) => change, isNew = false }: Review<Values>,
  { before, after, values, labels, labelTable, choices, changeReason }: Changed<Values>,
  confirmLabel: string,
): Promise<{ changeReason?: string } | undefined> {
  const changes = isNew
    ? contentsOf(after).filter(({ path }) => isOnForm(fieldNameOf(path), labels))
    : fieldChanges(before, after)
  if (changes.length === 0) {
    await alert({ title: texts.noChanges, text: texts.noChangesText })
    return undefined
  }
  const shown = changes.map((change) => {
    const options = choices.get(fieldNameOf(change.path)) ?? []
    const { before, after } = change
    const said = inWords({ ...change, before: asChosen(before, options), after: asChosen(after, options) })
    return { ...said, before: asChecked(said.before), after: asChecked(said.after) }
  })
  const labelOf = (path: string) => labelAt(fieldNameOf(path), labels, labelTable)
  const question = {
    title,
    confirmLabel,
    content: describe ? describe(values) : <ValueDiff changes={shown} labelOf={labelOf} />,
    ...(impact && { impact: () => impact(values) }),
  }
  if (kind === 'confirm') return (await ask.confirm(question)) ? {} : undefined
  return ask[kind]({ ...question, ...(match && { match }), initial: { changeReason: changeReason ?? '' } })
}

/** The label of a field, with its list entry; undefined for a value without a field. */
function labelAt(name: string, labels: ReadonlyMap<string, string>, table: Labels): string | undefined {
  const isInList = /\.\d+\./.test(name)
  if (!isInList) return labels.get(name) ?? table[name]
  return fullLabelOf(new Map([[name, labelIn(table, name)], ...labels]), name)
}

/** Values without a field on the form are set by its code. */
const isOnForm = (name: string, labels: ReadonlyMap<string, string>) =>
  [...labels.keys()].some((field) => field === name || field.startsWith(`${name}.`))

/** Whether a box is checked, where the record has no words of its own for it. */
function asChecked(value: unknown): unknown {
  if (typeof value !== 'boolean') return value
  return value ? texts.yes : texts.no
}

/**
 * A selected value with its option's label; for a list, which is compared as one text, each of its values.
 */
function asChosen(value: unknown, options: readonly Choice[]): unknown {
  if (typeof value !== 'string') return value
  const labels = new Map(options.map((option) => [option.value, option.label]))
  return value
    .split(', ')
    .map((one) => labels.get(one) ?? one)
    .join(', ')
}
