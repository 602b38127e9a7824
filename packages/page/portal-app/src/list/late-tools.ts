/** What exports a list and shows its views, in one chunk: the page knows a hash of each chunk from its start. */
export { ExportBuilder } from './export-builder.tsx'
export { saveRows } from './save-rows.ts'
export { Views } from './views/views.tsx'
