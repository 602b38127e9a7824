import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The entries of a section of `pnpm-workspace.yaml`, as names and values. */
export function workspaceSection(root: string, section: string): (readonly [string, string])[] {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const [, lines = ''] = new RegExp(`^${section}:\\n((?: {2}.+(?:\\n|$))+)`, 'm').exec(text) ?? []
  return [...lines.matchAll(/^ {2}"?([^"#:]+)"?: (.+)$/gm)].map(([, name = '', value = '']) => [name, value])
}
