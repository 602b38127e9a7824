import { Check, CircleDashed, MessageSquareWarning, X } from '@lucide/icons'
import type { Reviewer } from '@portal/contract/resources/change-request-schemas.ts'
import { Icon, Stack } from '@portal/ui'
import { decisionInWords } from './reviewer-words.ts'

const ICONS = { APPROVE: Check, REQUEST_CHANGES: MessageSquareWarning, REJECT: X } as const

interface ReviewerListProps {
  readonly reviewers: readonly Reviewer[]
  /** The request can still be reviewed. */
  readonly isOpen: boolean
}

/** The reviewers of a request with their decisions. */
export function ReviewerList({ reviewers, isOpen }: ReviewerListProps) {
  if (reviewers.length === 0) return null
  return (
    <Stack as="ul" gap="0" listStyleType="none" aria-label="Reviewers">
      {reviewers.map(({ id, name, decision }) => (
        <li key={id}>
          <Icon icon={decision ? ICONS[decision] : CircleDashed} /> {name}{' '}
          <span>{decisionInWords({ decision }, isOpen)}</span>
        </li>
      ))}
    </Stack>
  )
}
