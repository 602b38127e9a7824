import { makeFirstAdministrator } from '@portal/reference-api/people/first-administrator.ts'
import { runInstallationCommand } from './installation-command.ts'

const [, , email = ''] = process.argv

await runInstallationCommand(async (settings, fillDemo) => {
  await fillDemo()
  const { step, address } = await makeFirstAdministrator(settings, email)
  return [step, address]
}, 'The administrator could not be created.')
