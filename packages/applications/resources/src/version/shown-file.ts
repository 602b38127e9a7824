import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import type { ShownFile } from '@portal/portal-app/content'

/** A version with its file's name, for previews and comparisons. */
export const shownFile = (version: FileVersion): ShownFile => ({ ...version, name: version.fileName })
