import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const folder = fileURLToPath(new URL('../files', import.meta.url))

export const textOf = (file: string): string => readFileSync(`${folder}/${file}`, 'utf8')

/** A tool that is not on every machine: undefined where it is missing. */
export function toolOf(name: string, ...asked: readonly string[]) {
  if (spawnSync(name, asked).status !== 0) return undefined
  return (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(name, args, { cwd: folder, encoding: 'utf8' })
    return { status, output: stdout + stderr }
  }
}
