import { useSession } from '@portal/session'
import { Button } from '@portal/ui'
import { FailureScreen } from '@portal/ui/blocks'
import { routes } from '../routes.ts'
import { PublicCard } from './public-card.tsx'

/** Shows why the sign-in failed; without a response, the same step can be retried without another sign-in. */
export function CallbackFailure({ onRetry }: { onRetry(): void }) {
  const session = useSession()
  const problem = session.status === 'failed' ? session.problem : undefined
  return (
    <PublicCard>
      <FailureScreen
        text={problem?.message ?? 'Sign-in failed.'}
        details={problem?.lines}
        requestId={problem?.requestId}
        {...(problem?.mayRetry && { onRetry })}
      />
      <Button
        variant={problem?.mayRetry ? 'outline' : 'solid'}
        alignSelf="start"
        onClick={() => location.assign(routes.signIn.path)}
      >
        Start over
      </Button>
    </PublicCard>
  )
}
