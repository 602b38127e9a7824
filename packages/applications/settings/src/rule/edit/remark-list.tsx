import { Box, Notice, TextLink } from '@portal/ui'
import { editRuleLink } from '../edit-rule-link.ts'
import type { Remarks } from '../set/use-remarks.ts'

/** Maximum number of remarks listed; the list of rules marks them all. */
const MAX_LISTED = 8

/** Remarks about the set as a whole. */
export function RemarkList({ remarks: { all, gap } }: { remarks: Remarks }) {
  const wrong = all.filter(({ isWrong }) => isWrong)
  if (all.length === 0 && !gap) return null
  return (
    <Notice
      kind={wrong.length > 0 ? 'warning' : 'info'}
      title={wrong.length > 0 ? 'Fix before saving' : 'Warnings'}
    >
      <Box as="ul">
        {all.slice(0, MAX_LISTED).map(({ ruleId, name, message }) => (
          <li key={`${ruleId} ${message}`}>
            <TextLink to={editRuleLink(ruleId)}>{name || 'Unnamed'}</TextLink>: {message}
          </li>
        ))}
        {all.length > MAX_LISTED && <li>and {all.length - MAX_LISTED} more</li>}
        {gap && <li>{gap}</li>}
      </Box>
    </Notice>
  )
}
