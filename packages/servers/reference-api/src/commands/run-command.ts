import { readSettings } from '../settings.ts'
import { COMMANDS } from './commands.ts'

/**
 * Runs a command with the settings of the product API and prints its lines. Exits with 1 when it fails or something
 * is left to do, and with 2 when there is no such command.
 */
export async function runCommand(
  [name = '', ...words]: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const command = COMMANDS.get(name)
  if (!command) {
    console.error(`Name one of these commands: ${[...COMMANDS.keys()].join(', ')}.`)
    process.exitCode = 2
    return
  }
  try {
    const { lines, isIncomplete = false } = await command(readSettings(environment), words)
    for (const line of lines) console.info(line)
    if (isIncomplete) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
