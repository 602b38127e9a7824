import { createPackageToken } from '@portal/contract/releases/release-endpoints.ts'
import { perform, useAttempt } from '@portal/portal-app'
import { Box, Button, ErrorNotice, Stack, showOnce, Text } from '@portal/ui'
import { startCommand } from './start-command.ts'

/** Gives the command that starts a repository, with a token for the packages of the portal. */
export function StartApplication() {
  const { attempt, failure, isBusy } = useAttempt()
  const create = () =>
    attempt(async () => {
      const { token } = await perform(createPackageToken, {}, { idempotencyKey: crypto.randomUUID() })
      // The button is ready again while the command is shown.
      void showOnce({
        title: 'Create an application',
        value: startCommand(window.location.origin, token),
        fileName: 'start-application.sh',
      })
    })
  return (
    <Stack gap="3">
      <Text color="fg.muted">
        This command creates a repository for a new application. Replace my-application with its name. The
        token in it can read the portal’s packages for eight hours.
      </Text>
      <Box>
        <Button loading={isBusy} onClick={() => void create()}>
          Create command
        </Button>
      </Box>
      {failure && <ErrorNotice error={failure} />}
    </Stack>
  )
}
