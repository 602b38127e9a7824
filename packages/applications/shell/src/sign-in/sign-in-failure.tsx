import type { SessionProblem } from '@portal/session'
import { FailureScreen } from '@portal/ui/blocks'
import { PublicCard } from './public-card.tsx'

interface SignInFailureProps {
  readonly problem: SessionProblem
  onRetry(): void
}

/** Why nobody could be signed in, with the details of the specification's section 8. */
export function SignInFailure({ problem, onRetry }: SignInFailureProps) {
  const { message, lines, requestId } = problem
  return (
    <PublicCard>
      <FailureScreen text={message} details={lines} requestId={requestId} onRetry={onRetry} />
    </PublicCard>
  )
}
