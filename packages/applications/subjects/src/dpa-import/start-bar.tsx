import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { BottomBar, Button } from '@portal/ui'
import type { ReactNode } from 'react'
import { discardFile } from './discard-file.ts'

interface StartBarProps {
  readonly task: Task
  readonly discardLabel: string
  onDiscarded(): void
  /** The button that starts the task. */
  readonly children: ReactNode
}

/** The last step after a check, in sight however long the report is. */
export function StartBar({ task, discardLabel, onDiscarded, children }: StartBarProps) {
  return (
    <BottomBar>
      {children}
      <Button
        variant="ghost"
        onClick={async () => {
          if (await discardFile(task)) onDiscarded()
        }}
      >
        {discardLabel}
      </Button>
    </BottomBar>
  )
}
