import { getReleaseStatus } from '@portal/contract/releases/release-endpoints.ts'
import { CardBody, RecordActions, Section, useBundleFacts, useLoaded } from '@portal/portal-app'
import { Flex, Moment, Stack, Text } from '@portal/ui'
import { bundleRows } from '../bundle/bundle-row.ts'
import { removedRows } from '../bundle/removed-row.ts'
import { RemovedTable } from '../bundle/removed-table.tsx'
import { VersionTable } from '../bundle/version-table.tsx'
import { CanaryPanel } from '../canary/canary-panel.tsx'
import { EndedCanaries } from '../canary/ended-canaries.tsx'
import { WatchPanel } from '../canary/watch-panel.tsx'
import { inEnvironment } from '../environment/environment.ts'
import { FailingWebhooks } from '../environment/failing-webhooks.tsx'
import { FrozenNotice } from '../environment/frozen-notice.tsx'
import { HeldHosts } from '../environment/held-hosts.tsx'
import { REFRESH_MS } from '../environment/refresh.ts'
import { OverrideTable } from '../override/override-table.tsx'
import { StartApplication } from '../packages/start-application.tsx'
import { environmentActions } from './release-actions.ts'
import { ReleaseHistory } from './release-history.tsx'
import { actionInWords } from './release-words.ts'

const LINES = 6

/** What runs, current canaries and overrides, and the history. */
export function ReleasesOverview() {
  const status = useLoaded(getReleaseStatus, inEnvironment, { refreshMs: () => REFRESH_MS })
  const facts = useBundleFacts('@portal/release-console')
  const rows = bundleRows(status)
  const removed = removedRows(status)
  const { seq, env, at, actor, action, reason, frozen } = status.release
  const canaries = rows.filter(({ canary }) => canary)
  const watched = rows.filter(({ watch }) => watch)
  return (
    <Stack gap="8">
      <FrozenNotice release={status.release} />
      <HeldHosts hosts={status.hosts} />
      <FailingWebhooks webhooks={status.webhooks} />
      <Flex justify="space-between" align="center" wrap="wrap" gap="3">
        <Text overflowWrap="anywhere">
          Release {seq} of {env}: {actionInWords(action)} by {actor} <Moment at={at} relative />. {reason}
        </Text>
        <RecordActions actions={environmentActions} record={{ seq, frozen, revision: seq }} />
      </Flex>
      <Section title="Canaries">
        {canaries.length === 0 && <Text color="fg.muted">Everyone has the stable versions.</Text>}
        {canaries.map((row) => (
          <CanaryPanel key={row.bundle} row={row} isFrozen={frozen} />
        ))}
      </Section>
      {watched.length > 0 && (
        <Section title="Watched after promotion">
          {watched.map((row) => (
            <WatchPanel key={row.bundle} row={row} />
          ))}
        </Section>
      )}
      <Section title="Versions">
        <VersionTable rows={rows} />
      </Section>
      {removed.length > 0 && (
        <Section title="Removed">
          <RemovedTable rows={removed} />
        </Section>
      )}
      <Section title="Overrides">
        <CardBody facts={facts} lines={LINES}>
          <OverrideTable />
        </CardBody>
      </Section>
      <Section title="History">
        <CardBody facts={facts} lines={LINES}>
          <ReleaseHistory status={status} />
        </CardBody>
      </Section>
      <Section title="Create an application">
        <StartApplication hasPackages={status.hasPackages} />
      </Section>
      {/* Last, because it disappears when there are none. */}
      <CardBody facts={facts} lines={LINES}>
        <EndedCanaries />
      </CardBody>
    </Stack>
  )
}
