import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import type { ShownFile } from '@portal/portal-app/content'

/** A version as previews and comparisons take it: under the name of its file. */
export const shownFile = (version: FileVersion): ShownFile => ({ ...version, name: version.fileName })
