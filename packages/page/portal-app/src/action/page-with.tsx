import { useCan } from '@portal/session'
import { Page } from '@portal/ui'
import { OnlyWith, type OnlyWithProps } from './only-with.tsx'

/** A whole page for operators who can make the call; for others, its title with what is missing. */
export function PageWith({ call, children }: OnlyWithProps) {
  if (useCan(call)) return children
  return (
    <Page>
      <OnlyWith call={call} />
    </Page>
  )
}
