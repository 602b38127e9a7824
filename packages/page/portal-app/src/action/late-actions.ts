/** What runs actions, in one chunk: every chunk costs the application's first file a name and a digest. */

export { renewedRows } from '../list/renewed-rows.ts'
export { askAndDo } from './ask-and-do.ts'
export { askForMany } from './bulk-question.tsx'
export { bulkTaskOf } from './bulk-task-of.ts'
export { startBulkTask } from './start-bulk-task.ts'
export { withNewerRecords } from './with-newer-records.ts'
