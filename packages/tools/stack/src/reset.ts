import { readDemoSettings } from '@portal/demo-data/demo-settings.ts'
import { resetDemo } from '@portal/demo-data/reset-demo.ts'
import { isInUse } from '@portal/reference-api/embedded-postgres.ts'
import { readSettings } from '@portal/reference-api/settings.ts'
import { openDatabase } from './stack-database.ts'
import { serverEnvironment, stackSettings } from './stack-settings.ts'

async function reset(): Promise<void> {
  const settings = stackSettings()
  const database = await openDatabase(settings)
  try {
    if (await isInUse(database.url))
      throw new Error('The portal is running; nothing was changed. Stop it, then reset it.')
    const environment = { ...process.env, ...serverEnvironment(settings, database.url) }
    const demo = settings.demoPassword === undefined ? undefined : readDemoSettings(environment)
    await resetDemo(readSettings(environment), demo, process.argv.includes('--production'))
    console.info('All data was reset.')
  } finally {
    await database.stop()
  }
}

reset().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : 'The data could not be reset.')
  process.exitCode = 1
})
