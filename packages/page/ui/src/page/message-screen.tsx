import type { ReactNode } from 'react'
import { chakra } from '../theme/chakra.ts'
import { Page } from './page.tsx'

/** A screen with only a message: what happened in the heading, what to do next below. */
export function MessageScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title} width="form">
      <chakra.div
        data-message
        display="flex"
        flexDirection="column"
        alignItems="flex-start"
        gap="4"
        overflowWrap="anywhere"
        css={{ '& p': { overflowWrap: 'anywhere' } }}
      >
        {children}
      </chakra.div>
    </Page>
  )
}
