import { getReleaseStatus, listOverrides } from '@portal/contract/releases/release-endpoints.ts'
import { PlainTable, useLoaded, useRecordActions } from '@portal/portal-app'
import { Box, CopyButton, Moment, RowMenu, Text } from '@portal/ui'
import { inEnvironment } from '../environment/environment.ts'
import { REFRESH_MS } from '../environment/refresh.ts'
import { OverriddenVersions } from './overridden-versions.tsx'
import { overrideActions, peopleInWords, stateOfOverride } from './override-actions.ts'

/** Current overrides: for whom, which versions, until when and why. */
export function OverrideTable() {
  const { items } = useLoaded(listOverrides, inEnvironment, { refreshMs: () => REFRESH_MS })
  const status = useLoaded(getReleaseStatus, inEnvironment)
  const actionsOf = useRecordActions(overrideActions)
  if (items.length === 0) return <Text color="fg.muted">No active overrides.</Text>
  return (
    <PlainTable
      label="Overrides by person"
      head={['Person', 'Versions', 'State', 'Until', 'Created by', 'Reason', 'Link', 'Actions']}
      rows={items.map((override) => ({
        key: override.id,
        cells: [
          peopleInWords(override),
          <OverriddenVersions key="versions" versions={override.versions} />,
          stateOfOverride(override, status),
          <Box key="until" whiteSpace="nowrap">
            <Moment at={override.expiresAt} />
          </Box>,
          override.by,
          override.reason,
          stateOfOverride(override, status) === 'Open' && (
            <CopyButton key="link" value={override.link} label={`link for ${peopleInWords(override)}`} />
          ),
          <RowMenu
            key="actions"
            label={`the override of ${peopleInWords(override)}`}
            items={actionsOf(override)}
          />,
        ],
      }))}
    />
  )
}
