import { runDirectoriesCommand } from '@portal/reference-api/resources/directories-command.ts'
import { runInstallationCommand } from './installation-command.ts'

await runInstallationCommand(
  (settings) => runDirectoriesCommand(settings, process.argv.slice(2)),
  'The directories could not be changed.',
)
