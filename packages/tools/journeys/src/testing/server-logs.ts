import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { WORLD } from './world.ts'

const files = () => readdirSync(WORLD.logs).map((name) => [name, join(WORLD.logs, name)] as const)

/** Remembers the end of the servers' logs. Returns what is written afterwards, by server. */
export function followServerLogs(): () => readonly (readonly [server: string, lines: string])[] {
  const sizes = new Map(files().map(([name, file]) => [name, statSync(file).size]))
  return () =>
    files()
      .map(
        ([name, file]) =>
          [
            name,
            readFileSync(file)
              .subarray(sizes.get(name) ?? 0)
              .toString(),
          ] as const,
      )
      .filter(([, lines]) => lines !== '')
}
