import { createPackageToken } from '@portal/contract/releases/release-endpoints.ts'
import type { ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'
import { perform, useAttempt } from '@portal/portal-app'
import { Box, Button, Code, ErrorNotice, Stack, showOnce, Text } from '@portal/ui'
import { publishCommand, startCommand } from './start-command.ts'

/** Says how somebody lets npm get the packages of the portal. */
const NoPackages = () => (
  <Stack gap="3">
    <Text color="fg.muted">
      This portal does not serve its packages yet, so a new application has nothing to start with. Somebody
      who can promote every bundle publishes them in the portal’s repository:
    </Text>
    <Box>
      <Code>{publishCommand(window.location.origin)}</Code>
    </Box>
  </Stack>
)

/** Gives the command that starts a repository, with a token for the packages of the portal. */
function StartCommand() {
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

/** How a new application starts, if the portal serves what it is built with. */
export const StartApplication = ({ hasPackages }: Pick<ReleaseStatus, 'hasPackages'>) =>
  hasPackages === false ? <NoPackages /> : <StartCommand />
