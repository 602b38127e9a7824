import type { Endpoint, InputOf } from '@portal/contract/endpoint.ts'
import type { RowOf } from '@portal/contract/page-of.ts'
import type { TaskStarted } from '@portal/contract/tasks/task-schemas.ts'
import { perform } from '../action/perform.ts'
import { taskStarted } from '../action/task-started.ts'

/** A choice in an export, such as its format or columns. */
export interface ExportChoice<Value extends string = string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** Initially selected values. */
  readonly initial: readonly Value[]
  /** Allows several values. */
  readonly several?: true
  /** Allows no value. */
  readonly optional?: true
  /** Whether to show the choice, depending on the others. */
  applies?(chosen: Readonly<Record<string, readonly string[]>>): boolean
}

type Choices = Readonly<Record<string, ExportChoice>>
type ValueOf<Choice> = Choice extends ExportChoice<infer Value> ? Value : never

/** The operator's choices for an export. */
interface Asked<List extends Endpoint, Asking extends Choices> {
  /** The selected rows; empty when a search is exported. */
  readonly rows: readonly RowOf<List>[]
  /** Search and filters that the rows match; empty for all rows. */
  readonly query: Readonly<Record<string, unknown>>
  readonly chosen: { readonly [Name in keyof Asking]: readonly ValueOf<Asking[Name]>[] }
  readonly changeReason: string | undefined
}

interface ExportParts<List extends Endpoint, Call extends Endpoint, Asking extends Choices> {
  /** Its label in menus: "Export". */
  readonly label: string
  /** Plural noun of the rows: "DPAs". */
  readonly noun: string
  readonly choices: Asking
  /** Most rows that can be listed individually. */
  readonly maxRows: number
  /** The call accepts no search: matching rows are read and listed individually. */
  readonly onlyRows?: true
  /** Replaces the list's own file export. */
  readonly insteadOfFile?: true
  readonly reason: 'required' | 'optional'
  input(asked: Asked<List, Asking>): InputOf<Call>
}

/** An export of a list's rows by the API. */
export interface ListExport<Row>
  extends Pick<
    ExportParts<never, never, Choices>,
    'label' | 'noun' | 'choices' | 'maxRows' | 'onlyRows' | 'insteadOfFile' | 'reason'
  > {
  readonly call: Endpoint
  /** Starts the task, the same one for the same key. Throws `ApiError`. */
  start(asked: {
    readonly rows: readonly Row[]
    readonly query: Readonly<Record<string, unknown>>
    readonly chosen: Readonly<Record<string, readonly string[]>>
    readonly changeReason: string | undefined
    readonly idempotencyKey: string
  }): Promise<TaskStarted>
}

/**
 * Defines an export of the contract for a list's export builder: the rows, further choices, and the call that
 * starts its task.
 */
export function exportBy<List extends Endpoint, Call extends Endpoint, const Asking extends Choices>(
  _list: List,
  call: Call,
  { input, ...parts }: ExportParts<List, Call, Asking>,
): ListExport<RowOf<List>> {
  return {
    ...parts,
    call,
    // Values come from the options, which `parts` types.
    start: async ({ idempotencyKey, ...asked }) =>
      taskStarted(await perform(call, input(asked as Asked<List, Asking>), { idempotencyKey })),
  }
}
