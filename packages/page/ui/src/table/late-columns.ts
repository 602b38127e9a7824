/** What changes the columns of a list, in one chunk. */
export { ColumnsPanel } from './columns-panel.tsx'
export { resizeColumn } from './resize-column.ts'
