import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { figureFor } from '@portal/portal-app'
import { lastDays } from '@portal/portal-app/time'
import { linkTo } from '@portal/routing/link-to.ts'
import { zoneName } from '@portal/ui'
import { ColumnPlot } from '@portal/ui/plot'
import { useSuspenseQuery } from '@tanstack/react-query'
import { routes } from '../routes.ts'

const DAYS = 14

const OUTCOMES = [
  { status: 'COMPLETED', label: 'Completed', tone: 'green' },
  { status: 'COMPLETED_WITH_ERRORS', label: 'Completed with errors', tone: 'amber' },
  { status: 'FAILED', label: 'Failed', tone: 'red' },
  { status: 'CANCELLED', label: 'Canceled', tone: 'grey' },
] as const

const status = OUTCOMES.map((outcome) => outcome.status)

/** How the tasks of each day ended; a day leads to its tasks. */
export default function TaskOutcomesCard() {
  const starts = lastDays(Date.now(), DAYS, zoneName()).map((start) => new Date(start).toISOString())
  const { data } = useSuspenseQuery(
    figureFor(listTasks, { query: { status, createdFrom: starts[0], countFrom: starts, pageSize: 1 } }),
  )
  const timeZone = zoneName()
  const label = new Intl.DateTimeFormat(undefined, { timeZone, day: 'numeric', month: 'short' })
  const short = new Intl.DateTimeFormat(undefined, { timeZone, day: 'numeric' })
  return (
    <ColumnPlot
      title={`Tasks by the day they were started, in the last ${DAYS} days`}
      columnHead="Day"
      series={OUTCOMES}
      columns={starts.map((start, index) => ({
        label: label.format(new Date(start)),
        short: short.format(new Date(start)),
        values: OUTCOMES.map((outcome) => data.counts?.[index]?.[outcome.status] ?? 0),
        to: linkTo(
          routes.taskList,
          {},
          {
            status,
            createdFrom: start,
            ...(starts[index + 1] !== undefined && {
              createdTo: new Date(Date.parse(starts[index + 1] ?? '') - 1).toISOString(),
            }),
          },
        ),
      }))}
    />
  )
}
