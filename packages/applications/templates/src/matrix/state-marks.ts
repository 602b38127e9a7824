import type { TemplateState } from '../template/template-state.ts'

/** One character per state: a matrix has no room for words, and hundreds of icons would be slow. */
export const STATE_MARKS: Record<TemplateState, string> = {
  OWN: '✓',
  INHERITED: '↓',
  DRAFT: '✎',
  PROBLEM: '!',
  OFF: '–',
  MISSING: '○',
}
