import { lastPlace, returnAddress, signIn, start, useSession } from '@portal/session'
import { Button, Text } from '@portal/ui'
import { SpinnerScreen } from '@portal/ui/blocks'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PublicCard } from './public-card.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { SignInFailure } from './sign-in-failure.tsx'
import { isSignInWindow } from './sign-in-window.ts'
import { SIGNED_OUT_TEXTS as texts } from './signed-out-texts.ts'

/** Redirects a visitor to the provider; asks first only after a sign-out or a rejected sign-in. */
function SignIn({ returnTo }: { returnTo: string }) {
  const session = useSession()
  const navigate = useNavigate()
  const { status } = session
  const reason = session.status === 'unauthenticated' ? session.reason : 'never'

  useEffect(() => {
    if (status === 'authenticated') void navigate(returnTo, { replace: true })
    if (status === 'unauthenticated' && reason === 'never') void signIn(returnTo)
  }, [status, reason, returnTo, navigate])

  if (session.status === 'failed')
    return <SignInFailure problem={session.problem} onRetry={() => void start()} />
  if (session.status === 'leaving') return <SpinnerScreen label="Signing you out…" />
  if (reason === 'never') return <SpinnerScreen label="Taking you to sign-in…" />
  return (
    <PublicCard title={texts[reason].title}>
      <Text color="fg.muted">{texts[reason].text}</Text>
      <Button variant="solid" onClick={() => void signIn(returnTo)}>
        Sign in
      </Button>
    </PublicCard>
  )
}

export default function SignInPage() {
  const [params] = useSearchParams()
  if (isSignInWindow(params)) return <SignInAgain />
  return <SignIn returnTo={returnAddress(params.get('returnTo') ?? lastPlace(), location.origin)} />
}
