import { makeFirstAdministrator } from '@portal/reference-api/people/first-administrator.ts'
import { runInstallationCommand } from './installation-command.ts'

const [, , email = ''] = process.argv

await runInstallationCommand(async (settings, fillDemo) => {
  await fillDemo()
  const { address, until } = await makeFirstAdministrator(settings, email)
  return [`Choose a password with this one-time link, valid until ${until.toISOString()}:`, address]
}, 'The administrator could not be created.')
