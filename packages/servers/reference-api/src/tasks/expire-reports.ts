import type { Database } from '../database/tables.ts'

/** The reports of the earlier check; they are removed with other expired ones. */
export async function expireReports(db: Database, taskId: string): Promise<void> {
  await db
    .updateTable('taskArtifact')
    .set({ expiresAt: new Date() })
    .where('taskId', '=', taskId)
    .where('kind', 'in', ['RESULT_REPORT', 'ERROR_REPORT'])
    .execute()
}
