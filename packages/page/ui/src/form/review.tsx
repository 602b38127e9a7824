import { contentsOf, differences } from '../details/differences.ts'
import type { HistoryChange } from '../history/history-entry.ts'
import { ValueDiff } from '../history/value-diff.tsx'
import { alert, ask } from '../overlay/ask.ts'
import type { ImpactLine } from '../overlay/question.ts'
import type { Choice } from './form-context.ts'
import { fieldNameOf } from './problem.ts'
import { texts } from './texts.ts'

/** How the changes of a form are put before anyone who saves them. */
export interface Review<Values> {
  /** "Save Acme Shop". */
  title: string
  /** Whether a reason has to be given, may be given, or is not asked for. */
  ask: 'reason' | 'optionalReason' | 'confirm'
  /** What has to be typed before they are saved, because of how far they reach. */
  match?: string | undefined
  /** What the changes touch beyond the record, in lines. */
  impact?: ((values: Values) => Promise<readonly ImpactLine[]>) | undefined
  /** Tells the changes in better words than field by field. */
  describe?: ((values: Values) => React.ReactNode) | undefined
  /** Tells a changed value in the words of the record, where its field does not. */
  inWords?: ((change: HistoryChange) => HistoryChange) | undefined
  /** Nothing is there yet: all that will be made is shown, also what the form began with. */
  isNew?: boolean | undefined
}

interface Changed<Values> {
  readonly before: object
  readonly after: object
  readonly values: Values
  readonly labels: ReadonlyMap<string, string>
  readonly choices: ReadonlyMap<string, readonly Choice[]>
  /** The reason given when saving was tried before. */
  readonly changeReason: string | undefined
}

/** Shows what is about to change and asks for the reason; undefined when it was put off, or nothing changed. */
export async function reviewChanges<Values>(
  { title, ask: kind, match, impact, describe, inWords = (change) => change, isNew = false }: Review<Values>,
  { before, after, values, labels, choices, changeReason }: Changed<Values>,
  confirmLabel: string,
): Promise<{ changeReason?: string } | undefined> {
  const changes = isNew
    ? contentsOf(after).filter(({ path }) => isOnForm(fieldNameOf(path), labels))
    : differences(before, after)
  if (changes.length === 0) {
    await alert({ title: texts.noChanges, text: texts.noChangesText })
    return undefined
  }
  const shown = changes.map((change) => {
    const options = choices.get(fieldNameOf(change.path)) ?? []
    const { before, after } = change
    return inWords({ ...change, before: asChosen(before, options), after: asChosen(after, options) })
  })
  const labelOf = (path: string) => labels.get(fieldNameOf(path))
  const question = {
    title,
    confirmLabel,
    content: describe ? describe(values) : <ValueDiff changes={shown} labelOf={labelOf} />,
    ...(impact && { impact: () => impact(values) }),
  }
  if (kind === 'confirm') return (await ask.confirm({ ...question, text: '' })) ? {} : undefined
  return ask[kind]({ ...question, ...(match && { match }), initial: { changeReason: changeReason ?? '' } })
}

/** Values that the form does not ask for are the concern of its code. */
const isOnForm = (name: string, labels: ReadonlyMap<string, string>) =>
  [...labels.keys()].some((field) => field === name || field.startsWith(`${name}.`))

/** A chosen value as the field calls it; of a list, which is compared as one text, each of its values. */
function asChosen(value: unknown, options: readonly Choice[]): unknown {
  if (typeof value !== 'string') return value
  const labels = new Map(options.map((option) => [option.value, option.label]))
  return value
    .split(', ')
    .map((one) => labels.get(one) ?? one)
    .join(', ')
}
