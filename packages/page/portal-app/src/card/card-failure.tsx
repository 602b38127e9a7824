import { ApiError } from '@portal/session'
import { Button, ErrorNotice, Stack, Text } from '@portal/ui'
import { useHandOnFocus } from '@portal/ui/blocks'
import { useRef } from 'react'
import { useOtherVersion } from '../screen/use-other-version.ts'

const NOT_SHOWN = { message: 'This card could not be shown. Try again.' }

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
  return (
    <Stack ref={box} gap="2" align="flex-start">
      <ErrorNotice error={error instanceof ApiError ? error : NOT_SHOWN} />
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
      <Text fontSize="xs" color="fg.muted">
        {facts}
      </Text>
    </Stack>
  )
}
