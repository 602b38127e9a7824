import { Text, TextLink } from '@portal/ui'
import { useEffect } from 'react'
import { routes } from '../routes.ts'
import { PublicCard } from './public-card.tsx'

/** The end of a sign-in that another tab waits for: the window closes, where the browser lets it. */
export function SignedInForAnotherTab() {
  useEffect(() => window.close(), [])
  return (
    <PublicCard title="You are signed in">
      <Text>Go back to the window with your work: it goes on by itself. This one can be closed.</Text>
      <TextLink to={routes.home.path}>Go to the dashboard here</TextLink>
    </PublicCard>
  )
}
