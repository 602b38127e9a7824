import type { PersonRef } from '@portal/contract/formats.ts'
import type { HistoryChange } from '@portal/contract/history-entry.ts'
import type { Permission } from '@portal/contract/permission-table.ts'
import type { PackageHead } from '@portal/contract/subjects/package-head.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import type { ArtifactKind, RowResult, TaskStatus, TaskType } from '@portal/contract/tasks/task.ts'
import type { UploadPurpose } from '@portal/contract/tasks/upload.ts'
import type { ColumnType, Generated } from 'kysely'

/** What a worker has to do next. */
export type TaskWork = 'validate' | 'apply' | 'report'

interface UploadTable {
  id: string
  accountId: string
  operatorId: string
  purpose: UploadPurpose
  fileName: string
  contentType: string
  sizeBytes: number
  sha256: string
  key: string
  /** The store's name for the parts: from the first request for an address until their checksum was compared. */
  partsName: string | null
  createdAt: Generated<Date>
  takenAt: Date | null
}

export type Outcomes = Partial<Record<RowResult, number>>

export interface TaskFile {
  readonly name: string
  readonly sizeBytes: number
  readonly sha256: string
}

interface PromotedPackage {
  readonly head: PackageHead
  /** By the local ids of subjects and templates; 0 for a missing one. */
  readonly comparedWith: Readonly<Record<string, number>>
  /** The rows have the revisions of DPAs, which those of earlier versions lack. */
  readonly hasComparedDpas?: true
  /** The operator has changed the choices since the first comparison. */
  readonly isComparedAgain?: true
}

export interface TaskTable {
  id: string
  accountId: string
  no: number
  type: TaskType
  status: TaskStatus
  work: TaskWork | null
  subjectId: string | null
  /** Anyone who reads or changes the task must have access to all of these. */
  subjectTypes: SubjectType[]
  title: string
  options: ColumnType<Record<string, unknown>>
  /** What it does needs this permission besides one of those of its type. */
  permission: Generated<Permission | null>
  /** For an undo: the `permission` of the undone task, which it needs, too. */
  undonePermission: Generated<Permission | null>
  /** The processed file, in the object store. */
  sourceKey: string | null
  /** Facts about that file, if somebody uploaded it. */
  file: TaskFile | null
  /** The package of subjects it imports, and the revisions of the local records it was compared with. */
  package: PromotedPackage | null
  createdBy: PersonRef
  createdAt: Generated<Date>
  startedAt: Date | null
  /** When checking or counting the rows ended. */
  validatedAt: Date | null
  /** When it started to apply changes. */
  processingAt: Date | null
  finishedAt: Date | null
  updatedAt: Generated<Date>
  updatedBy: PersonRef
  revision: Generated<number>
  changeReason: string | null
  parentTaskId: string | null
  failureReason: string | null
  failureMessage: string | null
  total: number | null
  /** Number of the last row of the source that the current step has processed or skipped. */
  cursorRow: Generated<number>
  processed: Generated<number>
  succeeded: Generated<number>
  failed: Generated<number>
  skipped: Generated<number>
  /** How often each result occurred in the current step. */
  outcomes: ColumnType<Outcomes, Outcomes | undefined>
  stepStartedAt: Date | null
  search: string
  lockedBy: string | null
  lockedUntil: Date | null
  attempts: Generated<number>
}

/** Why a row failed, as told to operators. */
export interface KeptProblem {
  /** JSON Pointer into the record; empty for the whole row. */
  readonly field: string
  readonly reason: string
  readonly message: string
  /** The rejected value, truncated and masked. */
  readonly value: string | null
  readonly suggestion: string | null
}

/** The result of one row of the source. */
export interface TaskRowTable {
  taskId: string
  row: number
  action: string
  /** Set when the task is not about a single subject. */
  subjectId: string | null
  srciDpaId: string | null
  dpaId: string | null
  /**
   * Revision of the record after the row; `null` if the row changed nothing. In the comparison of a package, the
   * revision that a DPA was compared in.
   */
  revision: number | null
  result: RowResult
  /** JSON Pointer into the record. */
  field: string | null
  reason: string | null
  message: string | null
  value: string | null
  /** Suggested value. */
  suggestion: string | null
  /** Each problem of a row that has several; `field` to `suggestion` are those of the first. */
  problems: readonly KeptProblem[] | null
}

/** What a row would change. */
interface TaskDifferenceTable {
  taskId: string
  row: number
  action: string
  subjectId: string | null
  key: string
  result: RowResult
  changes: HistoryChange[]
}

/** A value used instead of the one in the source. */
interface TaskCorrectionTable {
  taskId: string
  row: number
  /** JSON Pointer into the record. */
  field: string
  value: string
}

export interface TaskArtifactTable {
  taskId: string
  name: string
  kind: ArtifactKind
  contentType: string
  sizeBytes: number
  sha256: string
  key: string
  expiresAt: Date
}

export interface TaskTables {
  upload: UploadTable
  task: TaskTable
  taskRow: TaskRowTable
  taskArtifact: TaskArtifactTable
  taskDifference: TaskDifferenceTable
  taskCorrection: TaskCorrectionTable
}
