/** The panels that a list opens. They come in one file: each alone is hardly larger than what a page holds to find it. */
export { BulkPanel } from './bulk-panel.tsx'
export { ExportPanel } from './export-panel.tsx'
export { QuickLook } from './quick-look.tsx'
