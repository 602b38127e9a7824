import type { TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import { linkTo, listQuery } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'

/** The page that shows the check of a file, where its rows can be corrected. */
export function checkAddress({
  id,
  type,
  subjectId,
}: Pick<TaskSummary, 'id' | 'type' | 'subjectId'>): string {
  const query = listQuery({ check: id })
  if (type === 'SUBJECT_IMPORT') return linkTo(routes.promoteSubject) + query
  return (subjectId ? linkTo(routes.subjectDpaImport, { subjectId }) : linkTo(routes.dpaImport)) + query
}
