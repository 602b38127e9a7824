/** The later parts of a list, in one chunk: each alone is hardly larger than the code to load it. */
export { BulkPanel } from './bulk-panel.tsx'
export { ExportPanel } from './export-panel.tsx'
export { QuickLook } from './quick-look.tsx'
export { SelectionTools } from './selection-tools.tsx'
export { ViewName } from './view-name.tsx'
