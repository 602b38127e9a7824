import type { ApiError } from '@portal/server-common/http/api-error.ts'
import type { SourceRow } from '../../bulk/source-row.ts'
import { isUnstorable } from '../../http/unstorable-text.ts'
import type { ChangeRules } from './dpa-changes.ts'

/** What a row asks for. */
export interface DpaRequest {
  readonly source: SourceRow
  /** As reports name it. */
  readonly action: string
  readonly verb: 'UPSERT' | 'CREATE' | 'UPDATE' | 'DELETE'
  /** Whose the DPA is, where the task is about no one SRCI. */
  readonly subjectId?: string | undefined
  /** Finds the DPA; without it a new one is meant. */
  readonly key?: string | undefined
  /** Fields given in the row: `null` takes a value away. */
  readonly given: Readonly<Record<string, unknown>>
  /** Why the row asks for nothing that can be done. */
  readonly refusal?: ApiError
}

export interface DpaRules extends ChangeRules {
  readonly matchBy: 'srciDpaId' | 'id'
  /** What becomes of rows whose DPA is there although it must not be, or the other way round. */
  readonly whenUnfit: 'SKIP' | 'REFUSE'
}

/** A text by which something may be found; what the database cannot keep is nobody's id. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && !isUnstorable(value) ? value : undefined
