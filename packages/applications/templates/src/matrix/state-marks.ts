import type { TemplateState } from '../template/template-state.ts'

/** One sign for each state: a matrix has no room for words, and hundreds of pictures would be slow. */
export const STATE_MARKS: Record<TemplateState, string> = {
  OWN: '✓',
  INHERITED: '↓',
  DRAFT: '✎',
  PROBLEM: '!',
  OFF: '–',
  MISSING: '○',
}
