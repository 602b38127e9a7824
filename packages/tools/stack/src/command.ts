import { runCommand } from '@portal/reference-api/commands/run-command.ts'
import { prepareDemo } from './prepare-demo.ts'
import { openDatabase } from './stack-database.ts'
import { serverEnvironment, stackSettings } from './stack-settings.ts'

/** Commands that change an installation. An empty database gets its demo data first, as with `npm start`. */
const CHANGING = ['first-administrator', 'directories']

/** Runs a command of the product API on the database of this installation. */
async function runHere(words: readonly string[]): Promise<void> {
  const settings = stackSettings()
  const database = await openDatabase(settings)
  try {
    // Servers that are started separately may use different ports.
    const addresses = { ...serverEnvironment(settings, database.url), ...process.env }
    const environment = { ...addresses, DATABASE_URL: database.url }
    if (CHANGING.includes(words[0] ?? '')) await prepareDemo(settings, environment)
    await runCommand(words, environment)
  } finally {
    await database.stop()
  }
}

runHere(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
