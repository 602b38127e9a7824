import { type SessionProblem, signIn } from '@portal/session'
import { SpinnerScreen } from '@portal/ui/blocks'
import { useCallback, useEffect, useState } from 'react'
import { SignInFailure } from './sign-in-failure.tsx'
import { emailOfWindow, FOR_ANOTHER_TAB } from './sign-in-window.ts'

/** Signs in on behalf of another tab, whether or not the session in this browser has ended. */
export function SignInAgain() {
  const [problem, setProblem] = useState<SessionProblem>()
  const begin = useCallback(
    async () => setProblem(await signIn(FOR_ANOTHER_TAB, { again: true, email: emailOfWindow() })),
    [],
  )

  useEffect(() => {
    void begin()
  }, [begin])

  if (!problem) return <SpinnerScreen label="Taking you to sign-in…" />
  return <SignInFailure problem={problem} onRetry={() => void begin()} />
}
