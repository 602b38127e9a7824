import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { useOnline } from '@portal/portal-app'
import { Moment, Notice, Text } from '@portal/ui'
import { useState } from 'react'
import { hasEnded } from './task-times.ts'

/** What has to be known before one reads on: why it ended, what it waits for, and that nothing new is heard of it. */
export function TaskNotices({ task }: { task: Task }) {
  const isOnline = useOnline()
  return (
    <>
      {!isOnline && !hasEnded(task) && <LastKnown key={task.status} />}
      {task.failure && (
        <Notice
          kind={task.status === 'CANCELLED' ? 'info' : 'error'}
          title={task.status === 'CANCELLED' ? 'The task was cancelled' : 'The task failed'}
        >
          <Text>{task.failure.message}</Text>
        </Notice>
      )}
      {task.status === 'AWAITING_CONFIRMATION' && (
        <Notice kind="info" title="It is checked, and waits to be confirmed">
          <Text>
            Nothing has been changed yet. Unless somebody confirms it, it is cancelled after a week.
          </Text>
        </Notice>
      )}
    </>
  )
}

function LastKnown() {
  const [at] = useState(() => new Date().toISOString())
  return (
    <Notice kind="warning" title="You are offline">
      <Text>
        The task goes on without you. This is how it stood at <Moment at={at} precise="second" />.
      </Text>
    </Notice>
  )
}
