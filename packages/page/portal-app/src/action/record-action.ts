import type { Endpoint } from '@portal/contract/endpoint.ts'
import type { ApiError, CallOptions, Notice } from '@portal/session'
import type { ImpactLine } from '@portal/ui'
import type { ReactNode } from 'react'
import type { BulkTask } from './bulk-task.ts'
import type { Answer, Step } from './step.ts'

interface Question<Item> {
  /** The kind of dialog: `removeWithReason` requires typing `match` and a reason. */
  readonly kind: 'confirm' | 'reason' | 'optionalReason' | 'remove' | 'removeWithReason'
  title(record: Item): string
  /** The text to type for `removeWithReason`. */
  match?(record: Item): string
  /** For `reason`: cannot be undone, so the dialog has the destructive style. */
  readonly isFinal?: true
  /** What the action affects, as lines in the dialog; summarized for many records. */
  impact?(records: readonly Item[]): Promise<readonly ImpactLine[]>
  /** The same for all records that match a list's query, without reading them. */
  impactOfAll?(query: Readonly<Record<string, unknown>>, count: number): Promise<readonly ImpactLine[]>
  /** Content above the question, where impact lines are not enough. */
  describe?(records: readonly Item[]): ReactNode
}

export type Link = NonNullable<Notice['link']>

/** The call that takes back an action on one record, and its success message. */
export interface Undo {
  readonly step: Step
  readonly done: string
}

/** The texts and dialog of an action. */
export interface ActionWords<Item> {
  readonly label: string
  /** Destructive: red in menus and in the dialog. */
  readonly danger?: true
  /** Can run on many records, each with its own result. */
  readonly bulk?: true
  /** The API task that runs it on many records, where available. */
  readonly bulkTask?: BulkTask<Item>
  /** Title for many records, when "Suspend 3 shops" does not fit. */
  bulkTitle?(records: string): string
  /** Hides the action where it makes no sense, such as "Suspend" on a suspended record. */
  applies(record: Item): boolean
  /** Why the action is not possible now; the button stays and shows the reason. */
  blocked?(record: Item): string | undefined
  readonly ask: Question<Item>
  /** Success message: "Acme Shop is suspended". Omit it where a dialog follows. */
  done?(record: Item): string
  /** For an action that one call takes back: offered in the success message. */
  undo?(record: Item): Undo
}

/** The result for one record: undefined on success, otherwise the error. */
export type Refused = ApiError | undefined

/** What a run of an action did. */
export interface RunResult {
  /** The result for each record, in order; records without an entry succeeded. */
  readonly refused?: readonly Refused[]
  /** Link in the success message. */
  readonly link?: Link
  /** The revision of the record afterwards. */
  readonly revision?: number | undefined
  /** Shows the next step once the dialog is closed. */
  next?(): void
}

/** Where a refusal is shown: in the dialog, or among bulk results. A retry brings the key of its first attempt. */
export type RunOptions = Required<Pick<CallOptions, 'errors'>> & Pick<CallOptions, 'idempotencyKey'>

/** An action on a record. Its calls determine the permission, which the API enforces. */
export interface RecordAction<Item> extends ActionWords<Item> {
  /** The operator needs permission for all of them. */
  readonly calls: readonly Endpoint[]
  /** Most records per run. */
  readonly maxPerCall: number
  /** Runs the action. Throws `ApiError` when everything failed. */
  run(records: readonly Item[], answer: Answer, options: RunOptions): Promise<RunResult>
}

/** A bulk action that needs a further choice. */
export interface BulkChoice<Item> {
  readonly label: string
  readonly call: Endpoint
  choose(): Promise<RecordAction<Item> | undefined>
}

export type Actions<Item> = { readonly [name: string]: RecordAction<Item> }
