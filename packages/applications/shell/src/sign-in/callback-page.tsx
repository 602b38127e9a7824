import { OVERRIDE_LINK } from '@portal/contract/served-release.ts'
import { completeSignIn, useSession } from '@portal/session'
import { SpinnerScreen } from '@portal/ui/blocks'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { expandItems } from '../menu/closed-items.ts'
import { routes } from '../routes.ts'
import { CallbackFailure } from './callback-failure.tsx'
import { hasOtherVersions } from './has-other-versions.ts'
import { FOR_ANOTHER_TAB } from './sign-in-window.ts'
import { SignedInForAnotherTab } from './signed-in-for-another-tab.tsx'

// Read once: the code in the address is valid once, and is removed from the address immediately.
const answer = location.pathname === routes.callback.path ? location.href : undefined

/**
 * Handles the return from the provider: completes the sign-in and opens the requested page. The host answers the link
 * of an override itself.
 */
export default function CallbackPage() {
  const navigate = useNavigate()
  const { status } = useSession()
  const [outcome, setOutcome] = useState<'waiting' | 'failed' | 'for another tab'>('waiting')

  const complete = useCallback(async () => {
    setOutcome('waiting')
    try {
      const returnTo = await completeSignIn(answer ?? location.href)
      expandItems()
      if (returnTo === FOR_ANOTHER_TAB) setOutcome('for another tab')
      else if (returnTo.startsWith(OVERRIDE_LINK) || (await hasOtherVersions())) location.replace(returnTo)
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
  if (outcome === 'failed' && status !== 'leaving') return <CallbackFailure onRetry={() => void complete()} />
  return <SpinnerScreen label="Checking your sign-in…" />
}
