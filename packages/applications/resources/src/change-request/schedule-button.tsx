import { updateChangeRequest } from '@portal/contract/resources/change-request-endpoints.ts'
import { refusalToSchedule } from '@portal/contract/resources/change-request-rules.ts'
import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { perform } from '@portal/portal-app'
import { toZonedInput, zoneHint } from '@portal/portal-app/time'
import { useCan } from '@portal/session'
import { ask, Button, Field, Input } from '@portal/ui'
import { futureMoment, NOT_IN_FUTURE } from './future-moment.ts'

const HOUR_MS = 3_600_000

/** Schedules an approved request, changes the schedule or cancels it. */
export function ScheduleButton({ request }: { request: ChangeRequest }) {
  const may = useCan(updateChangeRequest)
  if (!may || request.status !== 'APPROVED') return null
  const schedule = (applyAt: string | null, changeReason: string) =>
    perform(
      updateChangeRequest,
      {
        params: { changeRequestId: request.id },
        body: { status: 'APPROVED', applyAt, changeReason },
      },
      {
        revision: request.revision,
        done: applyAt ? `${request.number} scheduled` : `Schedule of ${request.number} canceled`,
      },
    )

  function askForTime() {
    let time = toZonedInput(request.applyAt ?? Date.now() + HOUR_MS)
    void ask.reason({
      title: `Apply ${request.number} at a scheduled time?`,
      confirmLabel: 'Schedule',
      content: <TimeInput initial={time} onChange={(next) => (time = next)} />,
      run: async ({ changeReason }) => {
        const moment = futureMoment(time)
        if (!moment) throw new Error(NOT_IN_FUTURE)
        await schedule(moment, changeReason)
      },
    })
  }

  function askToCancel() {
    void ask.reason({
      title: `Cancel the schedule of ${request.number}?`,
      confirmLabel: 'Cancel schedule',
      run: ({ changeReason }) => schedule(null, changeReason),
    })
  }

  return (
    <>
      <Button
        disabledReason={refusalToSchedule(request, request.mergeObstacle)?.message}
        onClick={askForTime}
      >
        {request.applyAt ? 'Change schedule' : 'Schedule'}
      </Button>
      {request.applyAt && <Button onClick={askToCancel}>Cancel schedule</Button>}
    </>
  )
}

function TimeInput({ initial, onChange }: { initial: string; onChange(time: string): void }) {
  return (
    <Field label="Time" hint={zoneHint()}>
      {(fieldProps) => (
        <Input
          {...fieldProps}
          type="datetime-local"
          defaultValue={initial}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
