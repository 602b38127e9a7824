import { ArrowDown, CircleAlert, CircleCheck, CircleDashed, CirclePause, PencilLine } from '@lucide/icons'
import type { TemplateSummary } from '@portal/contract/templates/template-schemas.ts'
import { type StatusLooks, statusLabel } from '@portal/ui'

/** The state of the message of a type, channel and language. */
export const TEMPLATE_STATES = {
  OWN: { label: 'Custom', tone: 'green', icon: CircleCheck },
  INHERITED: { label: 'Inherited', tone: 'blue', icon: ArrowDown },
  DRAFT: { label: 'Draft', tone: 'grey', icon: PencilLine },
  PROBLEM: { label: 'Has warnings', tone: 'amber', icon: CircleAlert },
  OFF: { label: 'Switched off', tone: 'grey', icon: CirclePause },
  MISSING: { label: 'Missing', tone: 'red', icon: CircleDashed },
} as const satisfies StatusLooks

export type TemplateState = keyof typeof TEMPLATE_STATES

type StatusFields = Pick<TemplateSummary, 'origin' | 'enabled' | 'draft' | 'problems'>

/** The state of a template or of a missing one. States that need action come first. */
export function stateOf(template: StatusFields | undefined): TemplateState {
  if (!template) return 'MISSING'
  if (template.draft) return 'DRAFT'
  if (template.origin === 'SYSTEM') return 'INHERITED'
  if (!template.enabled) return 'OFF'
  return template.problems > 0 ? 'PROBLEM' : 'OWN'
}

/** The state as text, and whether the followed text has changed since. */
export const stateInWords = (
  template: (StatusFields & Pick<TemplateSummary, 'outdatedSince'>) | undefined,
): string =>
  [statusLabel(TEMPLATE_STATES, stateOf(template)), template?.outdatedSince && 'outdated']
    .filter(Boolean)
    .join(', ')
