import type { ApiError } from '@portal/server-common/http/api-error.ts'
import type { SourceRow } from '../../bulk/source-row.ts'
import { isUnstorable } from '../../http/unstorable-text.ts'
import type { ChangeRules } from './dpa-changes.ts'
import type { NewBody } from './new-body.ts'

/** The change that a row requests. */
export interface DpaRequest {
  readonly source: SourceRow
  /** Name of the action in reports. */
  readonly action: string
  readonly verb: 'UPSERT' | 'CREATE' | 'UPDATE' | 'DELETE'
  /** The DPA's subject, when the task is not about one SRCI. */
  readonly subjectId?: string | undefined
  /** Finds the DPA; absent for a new one. */
  readonly key?: string | undefined
  /** Fields set by the row: `null` clears a value. */
  readonly given: Readonly<Record<string, unknown>>
  /** The given fields as a new DPA, if a row of a file was prepared as one. */
  readonly asNew?: NewBody
  /** Why the row cannot be applied. */
  readonly refusal?: ApiError
}

export interface DpaRules extends ChangeRules {
  readonly matchBy: 'srciDpaId' | 'id'
  /** How to treat rows whose DPA exists although it must not, or the reverse. */
  readonly whenUnfit: 'SKIP' | 'REFUSE'
}

/** A text that may be an id; a text the database cannot store is not one. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && !isUnstorable(value) ? value : undefined
