/** What exports a list, in one chunk. */
export { ExportBuilder } from './export-builder.tsx'
export { csvOf, jsonOf } from './export-rows.ts'
