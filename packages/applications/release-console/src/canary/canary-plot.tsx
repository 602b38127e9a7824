import type { CanaryCourse } from '@portal/contract/releases/canary-state.ts'
import { Moment, Stack, Text, zoneName } from '@portal/ui'
import { ColumnPlot, TimeLine } from '@portal/ui/plot'
import { useState } from 'react'
import { canarySpans, exposureInWords } from './canary-spans.ts'

export interface CanaryPlotProps {
  readonly course: CanaryCourse
  /** When it ended, or now. */
  readonly until: string
  /** What ended it, in words; absent while it runs. */
  readonly end?: string
}

const HEALTH = [
  { label: 'Healthy', tone: 'green' },
  { label: 'Failed', tone: 'red' },
] as const

const DAY_MS = 86_400_000
/** On a shorter axis, ticks would have the same label or overlap on a phone. */
const MIN_AXIS_MS = 900_000

/** Labels of moments: with the date for canaries of more than a day. */
function labelsOf(since: string, until: string) {
  const timeZone = zoneName()
  const time = { hour: 'numeric', minute: '2-digit', timeZone } as const
  const date = { day: 'numeric', month: 'short', timeZone } as const
  const isLong = Date.parse(until) - Date.parse(since) > DAY_MS
  const full = new Intl.DateTimeFormat(undefined, isLong ? { ...date, ...time } : time)
  const short = new Intl.DateTimeFormat(undefined, isLong ? { day: 'numeric', timeZone } : time)
  return {
    full: (at: string) => full.format(new Date(at)),
    short: (at: string) => short.format(new Date(at)),
  }
}

/** Plots what pages reported about a canary; a chosen span says who had it then. */
function HealthPlot({ course, until }: CanaryPlotProps) {
  const [chosen, setChosen] = useState<number>()
  const spans = canarySpans(course, until)
  const { full, short } = labelsOf(course.since, until)
  const span = chosen === undefined ? undefined : spans[chosen]
  return (
    <Stack gap="2">
      <ColumnPlot
        title="Reporting sessions"
        columnHead="From"
        series={HEALTH}
        columns={spans.map(({ from, healthy, failed }) => ({
          label: full(from),
          short: short(from),
          values: [healthy, failed],
        }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      {span && (
        <Text fontSize="sm" aria-live="polite">
          {full(span.from)} to {full(span.until)}: {span.healthy} healthy, {span.failed} failed.{' '}
          {span.exposure && `It reached ${exposureInWords(span.exposure)}.`}
        </Text>
      )}
    </Stack>
  )
}

/** Whom a canary reached and what pages reported about it, over time. */
export function CanaryPlot({ course, until, end }: CanaryPlotProps) {
  const changes = course.exposure.map((exposure) => ({
    key: exposure.at,
    at: exposure.at,
    tone: 'accent' as const,
    label: exposureInWords(exposure),
    when: <Moment at={exposure.at} relative />,
  }))
  const last = {
    key: 'end',
    at: until,
    tone: 'grey' as const,
    label: end,
    when: <Moment at={until} relative />,
  }
  return (
    <Stack gap="6">
      <TimeLine
        title="Reach over time"
        from={new Date(Math.min(Date.parse(course.since), Date.parse(until) - MIN_AXIS_MS)).toISOString()}
        to={until}
        items={end === undefined ? changes : [...changes, last]}
      />
      {course.timeline.length > 0 ? (
        <HealthPlot course={course} until={until} />
      ) : (
        <Text fontSize="sm" color="fg.muted">
          {end === undefined ? 'No reports yet.' : 'No page reported on it.'}
        </Text>
      )}
    </Stack>
  )
}
