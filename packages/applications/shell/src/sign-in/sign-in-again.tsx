import { signIn } from '@portal/session'
import { FailureScreen, SpinnerScreen } from '@portal/ui/blocks'
import { useCallback, useEffect, useState } from 'react'
import { PublicCard } from './public-card.tsx'
import { FOR_ANOTHER_TAB } from './sign-in-window.ts'

/** Signs in on behalf of another tab, whether or not the session in this browser has ended. */
export function SignInAgain() {
  const [problem, setProblem] = useState<string>()
  const begin = useCallback(
    async () => setProblem((await signIn(FOR_ANOTHER_TAB, { again: true }))?.message),
    [],
  )

  useEffect(() => {
    void begin()
  }, [begin])

  if (!problem) return <SpinnerScreen label="Taking you to sign-in…" />
  return (
    <PublicCard>
      <FailureScreen title="Sign-in failed" text={problem} onRetry={() => void begin()} />
    </PublicCard>
  )
}
