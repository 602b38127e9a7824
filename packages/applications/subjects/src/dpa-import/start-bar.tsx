import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { Button, Flex } from '@portal/ui'
import type { ReactNode } from 'react'
import { discardFile } from './discard-file.ts'

interface StartBarProps {
  readonly task: Task
  readonly discardLabel: string
  onDiscarded(): void
  /** The button that starts the task. */
  readonly children: ReactNode
}

/** The last step after a check. Sticks to the bottom of the screen: a long report must not hide it. */
export function StartBar({ task, discardLabel, onDiscarded, children }: StartBarProps) {
  return (
    <Flex
      data-bottom-bar
      position="sticky"
      bottom="0"
      zIndex="raised"
      wrap="wrap"
      gap="2"
      paddingBlock="3"
      bg="bg"
      borderTopWidth="1px"
    >
      {children}
      <Button
        variant="ghost"
        onClick={async () => {
          if (await discardFile(task)) onDiscarded()
        }}
      >
        {discardLabel}
      </Button>
    </Flex>
  )
}
