import { History } from '@lucide/icons'
import type { TemplateSummary } from '@portal/contract/templates/template-schemas.ts'
import { HStack, StatusBadge, type StatusLooks } from '@portal/ui'
import { stateOf, TEMPLATE_STATES } from './template-state.ts'

const AGE: StatusLooks<'OUTDATED'> = { OUTDATED: { label: 'Outdated', tone: 'amber', icon: History } }

/** The state of a template, and whether the text it follows has changed since. */
export const TemplateStatus = ({ template }: { template: TemplateSummary }) => (
  <HStack gap="3" wrap="wrap" display="inline-flex">
    <StatusBadge status={stateOf(template)} looks={TEMPLATE_STATES} />
    {template.outdatedSince && <StatusBadge status="OUTDATED" looks={AGE} />}
  </HStack>
)
