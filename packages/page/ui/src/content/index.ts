// The public surface of what shows, edits and compares contents; it is loaded with the first of them.

import { lazyPart } from '../layout/lazy-part.ts'

export type { Complete, TextCompletion } from './editor/text-completion.ts'
export type { TextEditorHandle, TextEditorProps } from './editor/text-editor.tsx'
export type { TextLanguage } from './editor/text-language.ts'
export type { TextProblem } from './editor/text-problem.ts'

/** An editor for texts of many lines, or a way to read them. */
export const TextEditor = lazyPart(async () => (await import('./editor/text-editor.tsx')).TextEditor)

export { JsonDifference } from './difference/json-difference.tsx'
export { type LineComments, TextDifference, type TextDifferenceProps } from './difference/text-difference.tsx'
