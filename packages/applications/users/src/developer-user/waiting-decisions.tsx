import { Button, HStack, Stack, Text } from '@portal/ui'
import { personName } from '../user/person-name.ts'
import { type Decision, UNDO_SECONDS } from './use-waiting-decisions.ts'

interface WaitingDecisionsProps {
  readonly waiting: readonly Decision[]
  /** Too late to be undone. */
  readonly sending: readonly Decision[]
  onUndo(decision: Decision): void
}

/** The decisions of the last seconds, with undo until they are sent. */
export function WaitingDecisions({ waiting, sending, onUndo }: WaitingDecisionsProps) {
  return (
    <Stack gap="2" role="status">
      {[...sending, ...waiting].map((decision) => {
        const name = personName(decision.user)
        const isSending = sending.includes(decision)
        const done = decision.verdict === 'enable' ? 'enabled' : 'rejected'
        return (
          <HStack
            key={decision.user.id}
            justify="space-between"
            bg="blue.subtle"
            paddingInline="3"
            paddingBlock="1.5"
            borderRadius="panel"
          >
            <Text fontSize="sm">
              {isSending ? `${name} is being ${done}.` : `${name} is ${done} in ${UNDO_SECONDS} seconds.`}
            </Text>
            {!isSending && (
              <Button
                size="sm"
                aria-label={`Undo the decision about ${name}`}
                onClick={() => onUndo(decision)}
              >
                Undo
              </Button>
            )}
          </HStack>
        )
      })}
    </Stack>
  )
}
