// The public surface for showing, editing and comparing contents; loaded on first use.

import { lazyPart } from '../layout/lazy-part.ts'

export type { Complete, TextCompletion } from './editor/text-completion.ts'
export type { TextEditorHandle, TextEditorProps } from './editor/text-editor.tsx'
export type { TextLanguage } from './editor/text-language.ts'
export type { TextProblem } from './editor/text-problem.ts'

/** An editor or viewer for long texts. */
export const TextEditor = lazyPart(async () => (await import('./editor/text-editor.tsx')).TextEditor)

export { JsonDifference } from './difference/json-difference.tsx'
export { type LineComments, TextDifference, type TextDifferenceProps } from './difference/text-difference.tsx'
export {
  type Collision,
  collisionsIn,
  type LineMerge,
  mergedText,
  mergeLines,
  type Side,
} from './lines/line-merge.ts'
