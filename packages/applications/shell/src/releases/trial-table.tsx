import { listOverrides } from '@portal/contract/releases/release-endpoints.ts'
import { PlainTable, useLoaded, useRecordActions } from '@portal/portal-app'
import { Box, CopyButton, Moment, RowMenu, Text } from '@portal/ui'
import { shortName } from './bundle-row.ts'
import { inEnvironment } from './environment.ts'
import { REFRESH_MS } from './refresh.ts'
import { stateOfTrial, trialActions } from './trial-actions.ts'

const versionsInWords = (versions: Readonly<Record<string, string>>) =>
  Object.entries(versions)
    .map(([bundle, version]) => `${shortName(bundle)} ${version}`)
    .join(', ')

/** Current trials: the person, the versions, the end and the reason. */
export function TrialTable() {
  const { items } = useLoaded(listOverrides, inEnvironment, { refreshMs: () => REFRESH_MS })
  const actionsOf = useRecordActions(trialActions)
  if (items.length === 0) return <Text color="fg.muted">No active trials.</Text>
  return (
    <PlainTable
      label="Trials"
      head={['Person', 'Versions', 'State', 'Until', 'Created by', 'Reason', 'Link', 'Actions']}
      rows={items.map((trial) => ({
        key: trial.id,
        cells: [
          trial.person,
          versionsInWords(trial.versions),
          stateOfTrial(trial),
          <Box key="until" whiteSpace="nowrap">
            <Moment at={trial.expiresAt} />
          </Box>,
          trial.by,
          trial.reason,
          stateOfTrial(trial) === 'Open' && (
            <CopyButton key="link" value={trial.link} label={`link for ${trial.person}`} />
          ),
          <RowMenu key="actions" label={`the trial of ${trial.person}`} items={actionsOf(trial)} />,
        ],
      }))}
    />
  )
}
