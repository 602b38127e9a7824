import type { Permission } from '@portal/contract/permission-table.ts'
import type { TaskType } from '@portal/contract/tasks/task.ts'
import type { DemoSrci } from './demo-tasks.ts'

interface TaskKind {
  readonly title: string
  readonly subjectId: string | null
  readonly options: Record<string, unknown>
  readonly permission?: Permission
  readonly changeReason: string
}

/** `sourceId` is the id of the upload, or of the undone task. */
type Maker = (srci: DemoSrci, sourceId: string) => TaskKind

const file = { mode: 'APPLY', onError: 'CONTINUE', publish: false }

/** Options as in calls. */
const KINDS: Record<TaskType, Maker> = {
  DPA_IMPORT: ({ id, name }, uploadId) => {
    const changeReason = 'Monthly list of the partner, agreed in ticket 4711.'
    const options = {
      ...file,
      uploadId,
      format: 'csv',
      strategy: 'UPSERT',
      matchBy: 'srciDpaId',
      changeReason,
    }
    return { title: `Import DPAs of ${name}`, subjectId: id, options, changeReason }
  },
  DPA_FILE_ONBOARDING: ({ id, name }, uploadId) => {
    const changeReason = 'Merchant list of the partner for the next release.'
    const options = { ...file, uploadId, format: 'csv', defaultAction: 'ADD', changeReason }
    return { title: `Onboard the merchants of ${name}`, subjectId: id, options, changeReason }
  },
  DPA_EXPORT: ({ id, name }) => {
    const changeReason = 'For the quarterly review with the partner.'
    const options = { format: 'csv', view: 'draft', filter: { subjectId: [id] }, changeReason }
    return { title: `Export DPAs of ${name}`, subjectId: id, options, changeReason }
  },
  DPA_BATCH: ({ id, name }) => {
    const changeReason = 'Approved by the onboarding board.'
    const options = {
      action: 'PUBLISH',
      filter: { hasUnpublishedChanges: true },
      expectedCount: 0,
      changeReason,
    }
    return {
      title: `Publish DPAs of ${name}`,
      subjectId: id,
      options,
      permission: 'dpa.publish',
      changeReason,
    }
  },
  DPA_IMPORT_UNDO: ({ id, name }, taskId) => {
    const changeReason = 'The partner had sent the list of another month.'
    return {
      title: `Undo the import of DPAs of ${name}`,
      subjectId: id,
      options: { taskId, changeReason },
      permission: 'dpa.delete',
      changeReason,
    }
  },
  DPA_BATCH_UNDO: ({ id, name }, taskId) => {
    const changeReason = 'The new logos were not approved yet.'
    return {
      title: `Undo the publication of DPAs of ${name}`,
      subjectId: id,
      options: { taskId, changeReason },
      permission: 'dpa.publish',
      changeReason,
    }
  },
  SUBJECT_EXPORT: ({ id, name }) => {
    const changeReason = 'To be promoted to production.'
    const options = { subjectIds: [id], view: 'published', include: ['DPAS'], changeReason }
    return { title: `Export ${name}`, subjectId: null, options, changeReason }
  },
  SUBJECT_IMPORT: ({ name }, uploadId) => {
    const changeReason = 'Promoted after the acceptance test.'
    const options = {
      uploadId,
      mode: 'VALIDATE_FIRST',
      onConflict: 'UPDATE_DRAFT',
      include: ['DPAS'],
      publish: false,
      changeReason,
    }
    return { title: `Promote ${name} from c2p-staging (STAGING)`, subjectId: null, options, changeReason }
  },
}

/** The options of a task of this type. */
export const demoTaskKind = (type: TaskType, srci: DemoSrci, sourceId: string): TaskKind =>
  KINDS[type](srci, sourceId)
