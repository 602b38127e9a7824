import { runDirectoriesCommand } from '@portal/reference-api/resources/directories-command.ts'
import { runInstallationCommand } from './installation-command.ts'

await runInstallationCommand(async (settings, fillDemo) => {
  await fillDemo()
  return runDirectoriesCommand(settings, process.argv.slice(2))
}, 'The directories could not be changed.')
