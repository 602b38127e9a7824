import type { PublishedFacts } from './published-schemas.ts'
import { shortCommit } from './version-source.ts'

const MARK = '-preview-'

/** The version under which a change to a version is shown for its review. A hyphen keeps any digits valid. */
export const previewOf = (version: string, id: string): string => `${version}${MARK}${id}`

/** Whether a version shows a change for its review, and is never released. */
export const isPreview = (version: string): boolean => version.includes(MARK)

/** Whose change a preview shows: "Preview of 3f2a1b9c by Ada". */
export const previewInWords = ({ source = {}, by }: Pick<PublishedFacts, 'source' | 'by'>): string =>
  `Preview of ${source.commit === undefined ? 'an unknown commit' : shortCommit(source.commit)} by ${source.author ?? by}`
