import { completeSignIn, DEFAULT_ERROR, useSession } from '@portal/session'
import { Button, SpinnerScreen, Text } from '@portal/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { routes } from '../routes.ts'
import { PublicCard } from './public-card.tsx'

// Read once: the code in the address is of one use and is taken out of sight at once.
const answer = location.pathname === routes.callback.path ? location.href : undefined

/** The return from the provider: completes the sign-in and goes to where the operator wanted to be. */
export default function CallbackPage() {
  const navigate = useNavigate()
  const session = useSession()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    history.replaceState(history.state, '', routes.callback.path)
    completeSignIn(answer ?? location.href).then(
      (returnTo) => navigate(returnTo, { replace: true }),
      () => setFailed(true),
    )
  }, [navigate])

  if (!failed || session.status === 'leaving') return <SpinnerScreen label="Checking your sign-in…" />
  return (
    <PublicCard title={DEFAULT_ERROR}>
      <Text role="alert">
        {session.status === 'failed' ? session.problem.message : 'The sign-in did not succeed.'}
      </Text>
      <Button variant="solid" onClick={() => location.assign(routes.signIn.path)}>
        Try again
      </Button>
    </PublicCard>
  )
}
