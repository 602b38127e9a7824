import { Text, TextLink } from '@portal/ui'
import { useEffect } from 'react'
import { routes } from '../routes.ts'
import { PublicCard } from './public-card.tsx'

/** The end of a sign-in on behalf of another tab: closes the window if the browser allows it. */
export function SignedInForAnotherTab() {
  useEffect(() => window.close(), [])
  return (
    <PublicCard title="You are signed in">
      <Text>Return to the window with your work. You can close this one.</Text>
      <TextLink to={routes.home.path}>Go to the dashboard here</TextLink>
    </PublicCard>
  )
}
