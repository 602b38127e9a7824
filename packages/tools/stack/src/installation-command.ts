import { readSettings, type Settings } from '@portal/reference-api/settings.ts'
import { prepareDemo } from './prepare-demo.ts'
import { openDatabase } from './stack-database.ts'
import { serverEnvironment, stackSettings } from './stack-settings.ts'

async function runOn(work: (settings: Settings) => Promise<readonly string[]>): Promise<void> {
  const settings = stackSettings()
  const database = await openDatabase(settings)
  try {
    // Servers that are started singly may be elsewhere than this machine's ports say.
    const addresses = { ...serverEnvironment(settings, database.url), ...process.env }
    const environment = { ...addresses, DATABASE_URL: database.url }
    await prepareDemo(settings, environment)
    for (const line of await work(readSettings(environment))) console.info(line)
  } finally {
    await database.stop()
  }
}

/**
 * Runs a command that prepares an installation, with the settings of the product API, and prints the lines that it
 * returns. Exits with 1 and its sentence when it throws; `otherwise` replaces what is no error.
 */
export async function runInstallationCommand(
  work: (settings: Settings) => Promise<readonly string[]>,
  otherwise: string,
): Promise<void> {
  try {
    await runOn(work)
  } catch (error) {
    console.error(error instanceof Error ? error.message : otherwise)
    process.exitCode = 1
  }
}
