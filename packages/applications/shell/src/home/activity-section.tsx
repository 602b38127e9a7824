import { getCurrentUser } from '@portal/contract/people/me-endpoints.ts'
import { Card, CardBody, Section, useBundleFacts } from '@portal/portal-app'
import { queryFor } from '@portal/session'
import { Button, ErrorNotice, Grid } from '@portal/ui'
import { lazyPart } from '@portal/ui/blocks'
import { timeZone } from '@portal/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RecentChanges } from '../activity/recent-changes.tsx'
import { useDeviceValue } from '../device/device-value.ts'
import { ActivityChoices } from './activity-choices.tsx'
import { entitiesIn } from './areas.ts'
import { dashboardChoices } from './dashboard-choices.ts'
import { PERIOD_LABELS, spansOf } from './period.ts'

const ChangesChart = lazyPart(async () => (await import('./changes-chart.tsx')).ChangesChart)

/** Lines that are expected in either card. */
const LINES = 9

/** Recent changes that the operator may read, with a chart; choosing a column narrows the list. */
export function ActivitySection() {
  const choices = useDeviceValue(dashboardChoices)
  const { period, actor, area } = choices
  const { data: user, error, refetch } = useQuery(queryFor(getCurrentUser, {}, { errors: 'here' }))
  const [now] = useState(Date.now)
  // With other filters, the same index is a different span.
  const [chosen, setChosen] = useState<{ of: typeof choices; index: number | undefined }>()
  const index = chosen?.of === choices ? chosen.index : undefined
  const facts = useBundleFacts('@portal/shell')
  const zone = timeZone.get() === 'browser' ? undefined : timeZone.get()
  const spans = spansOf(period, now, zone)
  const span = index === undefined ? { from: spans[0]?.from ?? '' } : spans[index]
  const asked = {
    ...(actor === 'me' && user && { actorId: user.id }),
    ...(area && { entityType: entitiesIn(area) }),
  }
  const isKnown = actor === 'everybody' || user !== undefined
  return (
    <Section title="Activity">
      <ActivityChoices />
      {!isKnown && error && (
        <ErrorNotice error={error} action={<Button onClick={() => void refetch()}>Try again</Button>} />
      )}
      <Grid gap="4" templateColumns="repeat(auto-fit, minmax(min(100%, 26rem), 1fr))" alignItems="start">
        <Card title="Changes">
          <CardBody facts={facts} lines={LINES}>
            {isKnown && (
              <ChangesChart
                period={period}
                spans={spans}
                timeZone={zone}
                asked={asked}
                chosen={index}
                onChoose={(next) => setChosen({ of: choices, index: next })}
              />
            )}
          </CardBody>
        </Card>
        <Card
          title="Recent changes"
          actions={
            index !== undefined && (
              <Button size="sm" onClick={() => setChosen(undefined)}>
                Show all {PERIOD_LABELS[period]}
              </Button>
            )
          }
        >
          <CardBody facts={facts} lines={LINES}>
            {isKnown && <RecentChanges asked={{ ...asked, ...span }} />}
          </CardBody>
        </Card>
      </Grid>
    </Section>
  )
}
