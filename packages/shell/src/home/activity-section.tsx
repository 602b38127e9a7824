import { getCurrentUser } from '@portal/contract/people/me-endpoints.ts'
import { Card, CardBody, useBundleFacts } from '@portal/portal-app'
import { queryFor } from '@portal/session'
import { Flex, Grid, SegmentedChoice, timeZone } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RecentChanges } from '../activity/recent-changes.tsx'
import { useDeviceValue } from '../device/device-value.ts'
import { AreasChart } from './areas-chart.tsx'
import { ChangesChart } from './changes-chart.tsx'
import { dashboardChoices } from './dashboard-choices.ts'
import { PERIOD_LABELS, PERIODS, spansOf } from './period.ts'
import { Section } from './section.tsx'
import { WhenSeen } from './when-seen.tsx'

const periods = PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }))
const actors = [
  { value: 'everybody', label: 'Everybody' },
  { value: 'me', label: 'Me' },
] as const

/** Both cards are of one height; the list scrolls. */
const LINES = 9

/** What was changed lately, and by whom, as far as the operator may read it. */
export function ActivitySection() {
  const { period, actor } = useDeviceValue(dashboardChoices)
  const { data: user } = useQuery(queryFor(getCurrentUser, {}))
  const [now] = useState(Date.now)
  const facts = useBundleFacts('@portal/shell')
  const zone = timeZone.get() === 'browser' ? undefined : timeZone.get()
  const spans = spansOf(period, now, zone)
  const actorId = actor === 'me' ? user?.id : undefined
  const isKnown = actor === 'everybody' || user !== undefined
  return (
    <Section title="Activity">
      <Flex gap="6" wrap="wrap">
        <SegmentedChoice
          label="Period"
          options={periods}
          value={period}
          onChange={(value) => dashboardChoices.set({ period: value, actor })}
        />
        <SegmentedChoice
          label="Changed by"
          options={actors}
          value={actor}
          onChange={(value) => dashboardChoices.set({ period, actor: value })}
        />
      </Flex>
      <Grid gap="4" templateColumns="repeat(auto-fit, minmax(min(100%, 26rem), 1fr))" alignItems="start">
        <Card title="Changes" lines={LINES}>
          <CardBody facts={facts} lines={LINES}>
            {isKnown && <ChangesChart period={period} spans={spans} timeZone={zone} actorId={actorId} />}
          </CardBody>
        </Card>
        <Card title="Changes by area" lines={LINES}>
          <CardBody facts={facts} lines={LINES}>
            <WhenSeen>{isKnown && <AreasChart from={spans[0]?.from ?? ''} actorId={actorId} />}</WhenSeen>
          </CardBody>
        </Card>
        <Card title="Recent changes" lines={LINES}>
          <CardBody facts={facts} lines={LINES}>
            {isKnown && <RecentChanges from={spans[0]?.from ?? ''} actorId={actorId} />}
          </CardBody>
        </Card>
      </Grid>
    </Section>
  )
}
