/** What runs actions, in one chunk: every chunk costs the application's first file a name and a digest. */
export { askAndDo } from './ask-and-do.ts'
export { askForMany } from './bulk-question.tsx'
export { startBulkTask } from './start-bulk-task.ts'
