import type { InputOf } from '@portal/contract/endpoint.ts'
import type { PackageContent } from '@portal/contract/subjects/subject-package.ts'
import { exportSubjects, importSubjects } from '@portal/contract/subjects/subject-package-endpoints.ts'
import type { TestCaller } from './test-server.ts'
import { taskAtRest } from './test-worker.ts'

const changeReason = 'Approved by the onboarding board.'

/** Exports the draft of a subject; the id of the task that made the package. */
export async function exportDraft(
  caller: TestCaller,
  subjectId: string,
  include: PackageContent[],
): Promise<string> {
  const body = { subjectIds: [subjectId], view: 'draft' as const, include, changeReason }
  const { body: started } = await caller.call(exportSubjects, { body })
  return (await taskAtRest(caller, started.taskId)).id
}

/** Imports an exported package into its own account, after a comparison unless the choices say otherwise. */
export const promoteHere = (
  caller: TestCaller,
  exportTaskId: string,
  choices: Partial<InputOf<typeof importSubjects>['body']> = {},
) =>
  caller.call(importSubjects, {
    body: { exportTaskId, onConflict: 'UPDATE_DRAFT', changeReason, ...choices },
  })
