import { Skeleton, Stack } from '@portal/ui'
import { type ReactNode, Suspense } from 'react'
import { Boundary } from '../screen/boundary.tsx'
import { CardFailure } from './card-failure.tsx'

const WIDTHS = ['80%', '95%', '60%', '88%', '72%', '90%', '66%', '84%']

/** Placeholder lines for text. */
export function CardSkeleton({ lines }: { lines: number }) {
  return (
    <Stack gap="3" aria-hidden="true" aria-busy="true">
      {WIDTHS.slice(0, lines).map((width) => (
        <Skeleton key={width} height="4" style={{ width }} />
      ))}
    </Stack>
  )
}

interface CardBodyProps {
  readonly facts: string
  readonly lines: number
  readonly children: ReactNode
}

/** The content of a card, with its own loading and error states. */
export function CardBody({ facts, lines, children }: CardBodyProps) {
  return (
    <Boundary show={(error, retry) => <CardFailure error={error} facts={facts} onRetry={retry} />}>
      <Suspense fallback={<CardSkeleton lines={lines} />}>{children}</Suspense>
    </Boundary>
  )
}
