import type { PersonRef } from '@portal/contract/formats.ts'
import { type TaskStatus, type TaskType, UNDO_TYPES } from '@portal/contract/tasks/task.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import type { AuditFacts } from '@portal/reference-api/database/audit-chain.ts'
import { type TaskRecord, taskSearchText } from '@portal/reference-api/tasks/task-store.ts'
import type { TaskTable } from '@portal/reference-api/tasks/task-tables.ts'
import type { Insertable } from 'kysely'
import { type DemoContext, daysBefore } from './demo-context.ts'
import { demoEntry } from './demo-entry.ts'
import { demoTaskKind } from './demo-task-kinds.ts'
import { countsFor, failureOf, outcomesFor, timesOf } from './demo-task-states.ts'
import type { Random } from './random.ts'

const COUNT = 180
const FIRST_NO = 1001
const DAYS = 150

export interface DemoTask {
  readonly row: Insertable<TaskTable> & Pick<TaskRecord, 'createdAt' | 'options' | 'file'>
  /** Id of the SRCI whose DPAs it is about. */
  readonly about: string
  readonly entries: readonly AuditFacts[]
}

/** The subject of a task. */
export interface DemoSrci {
  readonly id: string
  readonly name: string
}

/** The newest ones represent work in progress; no worker claims them. */
const UNDER_WAY: readonly (readonly [TaskType, TaskStatus])[] = [
  ['DPA_IMPORT', 'RUNNING'],
  ['DPA_EXPORT', 'QUEUED'],
  ['DPA_FILE_ONBOARDING', 'VALIDATING'],
  ['DPA_IMPORT', 'AWAITING_CONFIRMATION'],
  ['SUBJECT_IMPORT', 'AWAITING_CONFIRMATION'],
]

interface Chained {
  readonly type: TaskType
  readonly status: TaskStatus
  readonly srci: number
  readonly total: number
  readonly failed?: number
  /** Whether it follows from the task before it. */
  readonly follows?: true
}

/** By age: an import whose failed rows were corrected and retried, and an import and a bulk action that were undone. */
const CHAINS: Readonly<Record<number, Chained>> = {
  12: { type: 'DPA_IMPORT', status: 'COMPLETED_WITH_ERRORS', srci: 1, total: 214, failed: 9 },
  11: { type: 'DPA_IMPORT', status: 'COMPLETED', srci: 1, total: 9, follows: true },
  9: { type: 'DPA_IMPORT', status: 'COMPLETED', srci: 2, total: 96 },
  8: { type: 'DPA_IMPORT_UNDO', status: 'COMPLETED', srci: 2, total: 96, follows: true },
  6: { type: 'DPA_BATCH', status: 'COMPLETED_WITH_ERRORS', srci: 3, total: 18, failed: 2 },
  5: { type: 'DPA_BATCH_UNDO', status: 'COMPLETED', srci: 3, total: 16, follows: true },
}

const TYPES: readonly TaskType[] = [
  ...Array<TaskType>(5).fill('DPA_IMPORT'),
  ...Array<TaskType>(5).fill('DPA_EXPORT'),
  ...Array<TaskType>(3).fill('DPA_BATCH'),
  ...Array<TaskType>(2).fill('DPA_FILE_ONBOARDING'),
  'SUBJECT_EXPORT',
  'SUBJECT_IMPORT',
]

/** All of them are about SRCIs. */
const TYPES_OF_SUBJECTS = ['SRCI'] as const

function endOf(type: TaskType, dice: Random): TaskStatus {
  const chance = dice.int(1, 100)
  if (chance > 92) return 'CANCELLED'
  if (chance > 86) return 'FAILED'
  return chance > 66 && !type.endsWith('EXPORT') ? 'COMPLETED_WITH_ERRORS' : 'COMPLETED'
}

const countsIn = ({ total, failed = 0 }: Chained) => ({
  total,
  processed: total,
  succeeded: total - failed,
  failed,
  skipped: 0,
})

/** Bulk work of five months, newest last. `srcis` are those that have DPAs. */
export function demoTasks(
  context: DemoContext,
  people: readonly PersonRef[],
  srcis: readonly DemoSrci[],
): DemoTask[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const dice = context.random(`task ${index}`)
    const age = COUNT - 1 - index
    const chained = CHAINS[age]
    const [type, status] = UNDER_WAY[age] ??
      (chained && [chained.type, chained.status]) ?? [dice.pick(TYPES), undefined]
    return demoTask(context, {
      index,
      age,
      dice,
      type,
      status: status ?? endOf(type, dice),
      people,
      srcis,
      chained,
    })
  })
}

interface Draw {
  readonly index: number
  readonly age: number
  readonly dice: Random
  readonly type: TaskType
  readonly status: TaskStatus
  readonly people: readonly PersonRef[]
  readonly srcis: readonly DemoSrci[]
  readonly chained: Chained | undefined
}

function demoTask(context: DemoContext, draw: Draw): DemoTask {
  const { index, age, dice, type, status, people, srcis, chained } = draw
  // One SRCI cannot have two of a kind at a time, so each task in progress has its own.
  const srci =
    age < UNDER_WAY.length ? srcis[age % srcis.length] : (srcis[chained?.srci ?? -1] ?? dice.pick(srcis))
  if (!srci) throw new Error('The demo has no SRCI with DPAs.')
  const by = dice.pick(people)
  const id = context.id('task', index)
  const no = FIRST_NO + index
  const createdAt = new Date(
    daysBefore(context.base, (age * DAYS) / COUNT).getTime() - dice.int(60_000, 3_600_000),
  )
  const counts = chained ? countsIn(chained) : countsFor(status, dice)
  const parentTaskId = chained?.follows ? context.id('task', index - 1) : null
  const kind = demoTaskKind(
    type,
    srci,
    isOneOf(UNDO_TYPES, type) ? String(parentTaskId) : context.id('upload', index),
  )
  const times = timesOf(createdAt, status, counts.processed)
  const row = {
    id,
    accountId: context.accountId,
    no,
    type,
    status,
    work: null,
    subjectId: kind.subjectId,
    subjectTypes: [...TYPES_OF_SUBJECTS],
    title: kind.title,
    options: status === 'AWAITING_CONFIRMATION' ? { ...kind.options, mode: 'VALIDATE_FIRST' } : kind.options,
    sourceKey: null,
    file: null,
    createdBy: by,
    createdAt,
    updatedAt: times.finishedAt ?? createdAt,
    updatedBy: by,
    revision: 1,
    permission: kind.permission ?? null,
    changeReason: kind.changeReason,
    parentTaskId,
    ...failureOf(type, status),
    ...counts,
    ...times,
    outcomes: outcomesFor(type, counts),
    cursorRow: counts.processed,
    stepStartedAt: times.startedAt,
    search: taskSearchText({ id, no, title: kind.title, file: null }),
    lockedBy: null,
    lockedUntil: null,
    attempts: 0,
  }
  const recorded = { entity: 'task', entityId: id, revision: 1, changeReason: kind.changeReason } as const
  return {
    row,
    about: srci.id,
    entries: [demoEntry(context, 'TASK_CREATED', { at: createdAt, by }, recorded)],
  }
}
