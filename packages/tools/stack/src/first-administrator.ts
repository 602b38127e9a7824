import { makeFirstAdministrator } from '@portal/reference-api/people/first-administrator.ts'
import { readSettings } from '@portal/reference-api/settings.ts'
import { prepareDemo } from './prepare-demo.ts'
import { openDatabase } from './stack-database.ts'
import { serverEnvironment, stackSettings } from './stack-settings.ts'

async function make(): Promise<void> {
  const [, , email = ''] = process.argv
  const settings = stackSettings()
  const database = await openDatabase(settings)
  try {
    // Servers that are started singly may be elsewhere than this machine's ports say.
    const addresses = { ...serverEnvironment(settings, database.url), ...process.env }
    const environment = { ...addresses, DATABASE_URL: database.url }
    await prepareDemo(settings, environment)
    const { address, until } = await makeFirstAdministrator(readSettings(environment), email)
    console.info(`Choose a password with this one-time link, valid until ${until.toISOString()}:\n${address}`)
  } finally {
    await database.stop()
  }
}

make().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : 'The administrator could not be created.')
  process.exitCode = 1
})
