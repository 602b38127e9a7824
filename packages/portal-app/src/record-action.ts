import type { Endpoint } from '@portal/contract/endpoint.ts'
import { ask } from '@portal/ui'
import { sentencesOf } from './sentences-of.ts'

interface Question<Record> {
  /** The rung of the ladder: `removeWithReason` asks for `match` to be typed and for a reason. */
  readonly kind: 'confirm' | 'reason' | 'optionalReason' | 'remove' | 'removeWithReason'
  title(record: Record): string
  /** What has to be typed, for `removeWithReason`. */
  match?(record: Record): string
  /** What the action touches, in lines of text, shown inside the dialog. */
  impact?(record: Record): Promise<readonly string[]>
}

/** Something that can be done with a record. The call decides who may; the API enforces the same line. */
export interface RecordAction<Record> {
  readonly label: string
  readonly call: Endpoint
  readonly danger?: true
  /** Can be done with many records at once, each with a result of its own. */
  readonly bulk?: true
  /** The deed with many records, where "Suspend 3 shops" would not do. */
  bulkTitle?(records: string): string
  /** Left out where it makes no sense, for example "Suspend" on what is suspended. */
  applies(record: Record): boolean
  /** Why it is not possible now; the button stays and says so. */
  blocked?(record: Record): string | undefined
  readonly ask: Question<Record>
  perform(record: Record, answer: { changeReason: string }): Promise<unknown>
}

/** Something that can be done with many records once it is chosen what exactly. */
export interface BulkChoice<Record> {
  readonly label: string
  readonly call: Endpoint
  choose(): Promise<RecordAction<Record> | undefined>
}

/** Names the actions of a record; rows, details and tests read the same table. */
export const defineActions = <Record>(actions: { readonly [name: string]: RecordAction<Record> }) => actions

export type Actions<Record> = ReturnType<typeof defineActions<Record>>

interface Asked {
  readonly title: string
  readonly confirmLabel: string
  readonly match?: string
  readonly impact?: (() => Promise<readonly string[]>) | undefined
  readonly run?: (answer?: { changeReason?: string }) => Promise<unknown>
}

/** Puts the question of an action; the answer, or undefined when it was not given. */
export async function askFor(
  kind: Question<never>['kind'],
  { match = '', ...question }: Asked,
): Promise<{ changeReason: string } | undefined> {
  if (kind === 'confirm' || kind === 'remove') {
    return (await ask[kind](question)) ? { changeReason: '' } : undefined
  }
  const answer =
    kind === 'removeWithReason'
      ? await ask.typed({ ...question, match, withReason: true })
      : await ask[kind](question)
  return answer && { changeReason: answer.changeReason ?? '' }
}

/** Asks, and does it while the question stays open: a refusal is shown there, and what was typed is kept. */
export async function askAndPerform<Record>(action: RecordAction<Record>, record: Record): Promise<void> {
  const { kind, title, impact, match } = action.ask
  await askFor(kind, {
    title: title(record),
    confirmLabel: action.label,
    ...(match && { match: match(record) }),
    ...(impact && { impact: () => impact(record) }),
    run: async (answer) => {
      await action.perform(record, { changeReason: answer?.changeReason ?? '' }).catch(sentencesOf)
    },
  })
}
