import { getReleaseStatus } from '@portal/contract/releases/release-endpoints.ts'
import { useLoaded } from '@portal/portal-app'
import { ErrorNotice, Stack, Text } from '@portal/ui'
import { inEnvironment } from '../environment/environment.ts'
import { FolderField } from './folder-field.tsx'
import { PlannedPanel } from './planned-panel.tsx'
import { PublishedPanel } from './published-panel.tsx'
import { usePublishing } from './use-publishing.ts'

/** Publishes a build folder from this device, after a review of its contents and of what would block it. */
export function PublishForm() {
  const status = useLoaded(getReleaseStatus, inEnvironment)
  const { state, failure, isBusy, choose, publish, startOver } = usePublishing()
  return (
    <Stack gap="4" maxWidth="36rem">
      {failure && <ErrorNotice error={failure} />}
      {state.step === 'choose' && (
        <>
          <FolderField problem={state.problem} isBusy={isBusy} onChoose={choose} />
          {isBusy && <Text role="status">Reading the folder</Text>}
        </>
      )}
      {state.step === 'look' && (
        <PlannedPanel
          planned={state.planned}
          status={status}
          isBusy={isBusy}
          onPublish={() => publish(state.planned)}
          onStartOver={startOver}
        />
      )}
      {state.step === 'done' && (
        <PublishedPanel publication={state.publication} status={status} onStartOver={startOver} />
      )}
    </Stack>
  )
}
