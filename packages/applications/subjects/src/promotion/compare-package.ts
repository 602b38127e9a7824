import { importSubjects } from '@portal/contract/subjects/subject-package-endpoints.ts'
import { perform } from '@portal/portal-app'

type PackageSource = { readonly uploadId: string } | { readonly exportTaskId: string }

/** Has a package compared with what is here; nothing is written before somebody confirms it. Gives the task. */
export async function comparePackage(source: PackageSource): Promise<string> {
  const { taskId } = await perform(importSubjects, {
    body: { ...source, mode: 'VALIDATE_FIRST', onConflict: 'UPDATE_DRAFT' },
  })
  return taskId
}
