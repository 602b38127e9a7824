import type { CanaryState } from '@portal/contract/releases/canary-state.ts'
import { Box, Flex, Heading, Stack } from '@portal/ui'
import type { ReactNode } from 'react'
import { LateCanaryPlot } from './late-canary-plot.tsx'
import { VerdictBadge } from './verdict-badge.tsx'

interface JudgedPanelProps {
  readonly label: string
  readonly heading: string
  /** The health of the version; unknown where nothing judges it. */
  readonly state: CanaryState | undefined
  /** The version that it is compared with. */
  readonly beside: 'stable' | 'before'
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A version that is judged by its sessions: a canary, or one that was just promoted. */
export function JudgedPanel({ label, heading, state, beside, actions, children }: JudgedPanelProps) {
  return (
    <Stack
      as="article"
      aria-label={label}
      gap="3"
      padding="4"
      borderWidth="1px"
      borderColor="border"
      borderRadius="panel"
    >
      <Flex justify="space-between" align="center" wrap="wrap" gap="3">
        <Flex align="center" wrap="wrap" gap="3">
          <Heading as="h3" fontSize="md" fontWeight="strong">
            {heading}
          </Heading>
          {state && <VerdictBadge state={state} beside={beside} />}
        </Flex>
        {actions}
      </Flex>
      {children}
      {state && (
        <Box maxWidth="36rem">
          <LateCanaryPlot course={state} until={new Date().toISOString()} />
        </Box>
      )}
    </Stack>
  )
}
