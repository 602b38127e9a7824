import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { useOnline } from '@portal/portal-app'
import { ButtonLink, Moment, Notice, Text } from '@portal/ui'
import { useState } from 'react'
import { checkAddress } from '../dpa-import/check-address.ts'
import { missingFor } from './task-actions.ts'
import { hasEnded } from './task-times.ts'
import { UndoNotice } from './undo-notice.tsx'

/**
 * The most important notices: why the task ended, whether it is undone, what it is waiting for, and whether
 * updates are missing.
 */
export function TaskNotices({ task }: { task: Task }) {
  const isOnline = useOnline()
  return (
    <>
      {!isOnline && !hasEnded(task) && <LastKnown key={task.status} />}
      <UndoNotice task={task} />
      {task.failure && (
        <Notice
          kind={task.status === 'CANCELLED' ? 'info' : 'error'}
          title={task.status === 'CANCELLED' ? 'The task was canceled' : 'The task failed'}
        >
          <Text>{task.failure.message}</Text>
        </Notice>
      )}
      {task.status === 'AWAITING_CONFIRMATION' && (
        <Notice
          kind="info"
          title="Checked, awaiting confirmation"
          action={
            task.file &&
            !missingFor(task.type) && (
              <ButtonLink size="sm" to={checkAddress(task)}>
                View the check
              </ButtonLink>
            )
          }
        >
          <Text>
            Nothing has been changed yet.
            {task.confirmBy && (
              <>
                {' '}
                Without confirmation, it is canceled on <Moment at={task.confirmBy} />.
              </>
            )}
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
        The task continues without you. Shown as of <Moment at={at} precise="second" />.
      </Text>
    </Notice>
  )
}
