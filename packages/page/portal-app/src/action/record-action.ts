import type { Endpoint } from '@portal/contract/endpoint.ts'
import type { ApiError, CallOptions, Notice } from '@portal/session'
import type { ImpactLine } from '@portal/ui'
import type { ReactNode } from 'react'
import type { BulkTask } from './bulk-task.ts'
import type { Answer } from './step.ts'

interface Question<Record> {
  /** The rung of the ladder: `removeWithReason` asks for `match` to be typed and for a reason. */
  readonly kind: 'confirm' | 'reason' | 'optionalReason' | 'remove' | 'removeWithReason'
  title(record: Record): string
  /** What has to be typed, for `removeWithReason`. */
  match?(record: Record): string
  /** What the action touches, in lines of text, shown inside the dialog: the same for one record and, summed up, for many. */
  impact?(records: readonly Record[]): Promise<readonly ImpactLine[]>
  /** What the action changes, where lines of text do not do: shown above the question. */
  describe?(records: readonly Record[]): ReactNode
}

export type Link = NonNullable<Notice['link']>

/** An action as the operator meets it. */
export interface ActionWords<Record> {
  readonly label: string
  /** It takes something away: red wherever it is offered among others, and where it is confirmed. */
  readonly danger?: true
  /** Can be done with many records at once, each with a result of its own. */
  readonly bulk?: true
  /** Done with many records by one task of the API, where it has one. */
  readonly bulkTask?: BulkTask<Record>
  /** The question about many records, where "Suspend 3 shops" would not do. */
  bulkTitle?(records: string): string
  /** Left out where it makes no sense, for example "Suspend" on what is suspended. */
  applies(record: Record): boolean
  /** Why it is not possible now; the button stays and says so. */
  blocked?(record: Record): string | undefined
  readonly ask: Question<Record>
  /** Said once it is done: "Acme Shop is suspended". Not where a dialog tells what comes next. */
  done?(record: Record): string
}

/** What became of one record: nothing where it was done, else why it was not. */
export type Refused = ApiError | undefined

/** Where a refusal is shown: beside the question, or among the results of many. */
export type RunOptions = Required<Pick<CallOptions, 'errors'>>

/** Something that can be done with a record. Its calls decide who may; the API enforces the same line. */
export interface RecordAction<Record> extends ActionWords<Record> {
  /** An operator must be allowed all of them. */
  readonly calls: readonly Endpoint[]
  /** How many records one run takes. */
  readonly most: number
  /** Does it with some records, and gives for each what became of it. Throws `ApiError` when all of it failed. */
  run(records: readonly Record[], answer: Answer, options: RunOptions): Promise<readonly Refused[]>
  /** Where the message leads that it is done. */
  next?(): Link | undefined
  /** Shows what comes next, once it is done and the question is gone. */
  afterwards?(): void
}

/** Something that can be done with many records once it is chosen what exactly. */
export interface BulkChoice<Record> {
  readonly label: string
  readonly call: Endpoint
  choose(): Promise<RecordAction<Record> | undefined>
}

export type Actions<Record> = { readonly [name: string]: RecordAction<Record> }
