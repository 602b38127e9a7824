import { Button } from '@portal/ui'
import type { ReactNode } from 'react'

interface DraftStepsProps {
  readonly publish:
    | { readonly label: string; readonly disabledReason?: string | undefined; onSelect(): void }
    | undefined
  /** The link to the form, where there is one. */
  edit(variant: 'solid' | 'outline'): ReactNode
}

/** Edit and publish, always in the same places: only the next step stands out. */
export function DraftSteps({ publish, edit }: DraftStepsProps) {
  const isNext = publish !== undefined && !publish.disabledReason
  return (
    <>
      {edit(isNext ? 'outline' : 'solid')}
      {publish && (
        <Button
          variant={isNext ? 'solid' : 'outline'}
          disabledReason={publish.disabledReason}
          onClick={publish.onSelect}
        >
          {publish.label}
        </Button>
      )}
    </>
  )
}
