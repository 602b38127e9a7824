import { Button, HStack, Stack, Text } from '@portal/ui'
import { personName } from '../user/person-name.ts'
import { type Decision, UNDO_SECONDS } from './use-waiting-decisions.ts'

interface WaitingDecisionsProps {
  readonly waiting: readonly Decision[]
  onUndo(decision: Decision): void
}

/** The decisions of the last seconds, with undo. */
export function WaitingDecisions({ waiting, onUndo }: WaitingDecisionsProps) {
  return (
    <Stack gap="2" role="status">
      {waiting.map((decision) => (
        <HStack
          key={decision.user.id}
          justify="space-between"
          bg="blue.subtle"
          paddingInline="3"
          paddingBlock="1.5"
          borderRadius="panel"
        >
          <Text fontSize="sm">
            {personName(decision.user)} is {decision.verdict === 'enable' ? 'enabled' : 'rejected'} in{' '}
            {UNDO_SECONDS} seconds.
          </Text>
          <Button
            size="sm"
            aria-label={`Undo the decision about ${personName(decision.user)}`}
            onClick={() => onUndo(decision)}
          >
            Undo
          </Button>
        </HStack>
      ))}
    </Stack>
  )
}
