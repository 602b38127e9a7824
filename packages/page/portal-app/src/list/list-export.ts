import type { Endpoint, InputOf } from '@portal/contract/endpoint.ts'
import type { RowOf } from '@portal/contract/page-of.ts'
import type { TaskStarted } from '@portal/contract/tasks/task-schemas.ts'
import { perform } from '../action/perform.ts'
import { taskStarted } from '../action/task-started.ts'

/** Something that is chosen for an export: its format, its columns. */
export interface ExportChoice<Value extends string = string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** What is chosen at first. */
  readonly initial: readonly Value[]
  /** More than one may be chosen. */
  readonly several?: true
  /** And none of them. */
  readonly optional?: true
  /** Whether it is asked at all, by what is chosen otherwise. */
  applies?(chosen: Readonly<Record<string, readonly string[]>>): boolean
}

type Choices = Readonly<Record<string, ExportChoice>>
type ValueOf<Choice> = Choice extends ExportChoice<infer Value> ? Value : never

/** What an operator wants exported. */
interface Asked<List extends Endpoint, Asking extends Choices> {
  /** The rows that were selected, or none where a search is meant. */
  readonly rows: readonly RowOf<List>[]
  /** What all meant rows match: search and filters of the list; nothing where every row is meant. */
  readonly query: Readonly<Record<string, unknown>>
  readonly chosen: { readonly [Name in keyof Asking]: readonly ValueOf<Asking[Name]>[] }
  readonly changeReason: string | undefined
}

interface ExportParts<List extends Endpoint, Call extends Endpoint, Asking extends Choices> {
  /** Its name in menus: "Export". */
  readonly label: string
  /** What rows are called: "DPAs". */
  readonly noun: string
  readonly choices: Asking
  /** As many rows as can be named one by one. */
  readonly mostRows: number
  /** The call does not take a search: what matches is read and named row by row. */
  readonly onlyRows?: true
  /** It takes the place of the file that the list makes of its rows by itself. */
  readonly insteadOfFile?: true
  readonly reason: 'required' | 'optional'
  input(asked: Asked<List, Asking>): InputOf<Call>
}

/** An export that the API makes, of rows of a list. */
export interface ListExport<Row>
  extends Pick<
    ExportParts<never, never, Choices>,
    'label' | 'noun' | 'choices' | 'mostRows' | 'onlyRows' | 'insteadOfFile' | 'reason'
  > {
  readonly call: Endpoint
  /** Begins the task. Throws `ApiError`. */
  start(asked: {
    readonly rows: readonly Row[]
    readonly query: Readonly<Record<string, unknown>>
    readonly chosen: Readonly<Record<string, readonly string[]>>
    readonly changeReason: string | undefined
  }): Promise<TaskStarted>
}

/**
 * An export of the contract as the export builder of a list offers it: which rows, what else is chosen, and the call
 * that begins its task.
 */
export function exportBy<List extends Endpoint, Call extends Endpoint, const Asking extends Choices>(
  _list: List,
  call: Call,
  { input, ...parts }: ExportParts<List, Call, Asking>,
): ListExport<RowOf<List>> {
  return {
    ...parts,
    call,
    // What is chosen is chosen among the options, which the parts type.
    start: async (asked) => taskStarted(await perform(call, input(asked as Asked<List, Asking>))),
  }
}
