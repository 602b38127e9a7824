import { Circle, CircleCheck, CircleX, LoaderCircle, type LucideIconData } from '@lucide/icons'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { Box, Icon, Moment, Text, VisuallyHidden } from '@portal/ui'
import { hasEnded } from './task-times.ts'

type State = 'done' | 'now' | 'failed' | 'ahead'

interface Step {
  readonly label: string
  readonly state: State
  /** When the phase ended, or started if it is running. */
  readonly at: string | null
}

const LOOKS: Record<State, { readonly icon: LucideIconData; readonly words: string }> = {
  done: { icon: CircleCheck, words: 'done' },
  now: { icon: LoaderCircle, words: 'running' },
  failed: { icon: CircleX, words: 'ended here' },
  ahead: { icon: Circle, words: 'not yet' },
}

/** The phases of a task, each with status and time. */
export function stepsOf(task: Task): Step[] {
  const { createdAt, validatedAt, processingAt, finishedAt } = task
  const isOver = hasEnded(task)
  const isBroken = task.status === 'FAILED' || task.status === 'CANCELLED'
  const stateOf = (isDone: boolean, isNow: boolean): State => {
    if (isDone) return 'done'
    if (isNow) return isOver ? 'failed' : 'now'
    return 'ahead'
  }
  const isProcessed = processingAt !== null && isOver && !isBroken
  return [
    { label: task.file ? 'Uploaded' : 'Requested', state: 'done', at: createdAt },
    {
      label: 'Validated',
      state: stateOf(validatedAt !== null, task.status === 'VALIDATING' || (isBroken && !validatedAt)),
      at: validatedAt,
    },
    {
      label: 'Processing',
      state: stateOf(isProcessed, processingAt !== null || (isBroken && validatedAt !== null)),
      at: processingAt,
    },
    { label: 'Done', state: isOver && !isBroken ? 'done' : 'ahead', at: isBroken ? null : finishedAt },
  ]
}

/** The phases of a task: uploaded, validated, processing, done. */
export function TaskSteps({ task }: { task: Task }) {
  return (
    <Box
      as="ol"
      aria-label="Phases"
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      gap={{ base: '3', md: '2' }}
      listStyleType="none"
    >
      {stepsOf(task).map(({ label, state, at }) => {
        const { icon, words } = LOOKS[state]
        return (
          <Box
            as="li"
            key={label}
            flex="1"
            display="flex"
            gap="2"
            css={{ '& > svg': { marginTop: '0.5' } }}
            paddingTop={{ base: '0', md: '2' }}
            borderTopWidth={{ base: '0', md: '2px' }}
            borderColor={
              state === 'done'
                ? 'green.solid'
                : state === 'now'
                  ? 'blue.solid'
                  : state === 'failed'
                    ? 'red.solid'
                    : 'border'
            }
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <Icon icon={icon} />
            <Box minWidth="0">
              <Text fontWeight={state === 'ahead' ? undefined : 'strong'}>{label}</Text>
              <Text color="fg.muted" fontSize="sm">
                {at && <Moment at={at} precise="second" />}
                {at ? <VisuallyHidden>, {words}</VisuallyHidden> : words}
              </Text>
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
