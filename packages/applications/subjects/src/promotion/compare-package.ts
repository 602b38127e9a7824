import { importSubjects } from '@portal/contract/subjects/subject-package-endpoints.ts'
import { perform } from '@portal/portal-app'

type PackageSource = { readonly uploadId: string } | { readonly exportTaskId: string }

/** Starts a task that compares a package with the existing data, and returns it. Nothing is written before confirmation. */
export async function comparePackage(source: PackageSource): Promise<string> {
  const { taskId } = await perform(importSubjects, {
    body: { ...source, mode: 'VALIDATE_FIRST', onConflict: 'UPDATE_DRAFT' },
  })
  return taskId
}
