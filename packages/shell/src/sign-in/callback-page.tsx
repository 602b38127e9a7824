import { completeSignIn, DEFAULT_ERROR, useSession } from '@portal/session'
import { Button, FailureScreen, SpinnerScreen, Text, TextLink } from '@portal/ui'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { routes } from '../routes.ts'
import { PublicCard } from './public-card.tsx'
import { FOR_ANOTHER_TAB } from './sign-in-window.ts'

// Read once: the code in the address is of one use and is taken out of sight at once.
const answer = location.pathname === routes.callback.path ? location.href : undefined

function SignedInForAnotherTab() {
  useEffect(() => window.close(), [])
  return (
    <PublicCard title="You are signed in">
      <Text>Go back to the window with your work: it goes on by itself. This one can be closed.</Text>
      <TextLink to={routes.home.path}>Go to the dashboard here</TextLink>
    </PublicCard>
  )
}

/** What failed; when only no answer came, the same step can be tried again without another sign-in. */
function Failure({ onRetry }: { onRetry(): void }) {
  const session = useSession()
  const problem = session.status === 'failed' ? session.problem : undefined
  return (
    <PublicCard>
      <FailureScreen
        title={DEFAULT_ERROR}
        text={problem?.message ?? 'The sign-in did not succeed.'}
        requestId={problem?.requestId}
        {...(problem?.mayRetry && { onRetry })}
      />
      <Button onClick={() => location.assign(routes.signIn.path)}>Start over</Button>
    </PublicCard>
  )
}

/** The return from the provider: completes the sign-in and goes to where the operator wanted to be. */
export default function CallbackPage() {
  const navigate = useNavigate()
  const { status } = useSession()
  const [outcome, setOutcome] = useState<'waiting' | 'failed' | 'for another tab'>('waiting')

  const complete = useCallback(async () => {
    setOutcome('waiting')
    try {
      const returnTo = await completeSignIn(answer ?? location.href)
      if (returnTo === FOR_ANOTHER_TAB) setOutcome('for another tab')
      else await navigate(returnTo, { replace: true })
    } catch {
      setOutcome('failed')
    }
  }, [navigate])

  useEffect(() => {
    history.replaceState(history.state, '', routes.callback.path)
    void complete()
  }, [complete])

  if (outcome === 'for another tab') return <SignedInForAnotherTab />
  if (outcome === 'failed' && status !== 'leaving') return <Failure onRetry={() => void complete()} />
  return <SpinnerScreen label="Checking your sign-in…" />
}
