import { ApiError } from '@portal/session'
import { Button, Mono, Stack, Text } from '@portal/ui'
import { useHandOnFocus } from '@portal/ui/blocks'
import { useRef } from 'react'
import { useOtherVersion } from '../screen/use-other-version.ts'

interface CardFailureProps {
  readonly error: unknown
  /** Name and version of the bundle, for support. */
  readonly facts: string
  onRetry(): void
}

/** Replaces a failed card; everything around it keeps working. */
export function CardFailure({ error, facts, onRetry }: CardFailureProps) {
  const box = useRef<HTMLDivElement>(null)
  useHandOnFocus(box)
  useOtherVersion(error)
  const isAnswer = error instanceof ApiError
  return (
    <Stack ref={box} gap="2" align="flex-start" role="alert">
      <Text>{isAnswer ? error.message : 'This card could not be shown. Try again.'}</Text>
      {isAnswer && error.lines.map((line) => <Text key={line}>{line}</Text>)}
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
      <Text fontSize="xs" color="fg.muted">
        {facts}
        {isAnswer && error.requestId && (
          <>
            {' · request '}
            <Mono>{error.requestId}</Mono>
          </>
        )}
      </Text>
    </Stack>
  )
}
