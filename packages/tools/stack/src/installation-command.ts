import { readSettings, type Settings } from '@portal/reference-api/settings.ts'
import { prepareDemo } from './prepare-demo.ts'
import { openDatabase } from './stack-database.ts'
import { serverEnvironment, stackSettings } from './stack-settings.ts'

/** Returns the lines to print. `fillDemo` fills an empty demo database, as `npm start` does. */
type Work = (settings: Settings, fillDemo: () => Promise<void>) => Promise<readonly string[]>

async function runOn(work: Work): Promise<void> {
  const settings = stackSettings()
  const database = await openDatabase(settings)
  try {
    // Servers that are started singly may be elsewhere than this machine's ports say.
    const addresses = { ...serverEnvironment(settings, database.url), ...process.env }
    const environment = { ...addresses, DATABASE_URL: database.url }
    const fillDemo = () => prepareDemo(settings, environment)
    for (const line of await work(readSettings(environment), fillDemo)) console.info(line)
  } finally {
    await database.stop()
  }
}

/**
 * Runs a command about an installation with the settings of the product API. When it fails, prints the error's sentence,
 * or `otherwise`, and exits with 1.
 */
export async function runInstallationCommand(work: Work, otherwise: string): Promise<void> {
  try {
    await runOn(work)
  } catch (error) {
    console.error(error instanceof Error ? error.message : otherwise)
    process.exitCode = 1
  }
}
