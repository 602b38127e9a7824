import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The names of a section of `pnpm-workspace.yaml`, with what stands behind each. */
function sectionOf(root: string, section: string): (readonly [string, string])[] {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const [, lines = ''] = new RegExp(`^${section}:\\n((?: {2}.+(?:\\n|$))+)`, 'm').exec(text) ?? []
  return [...lines.matchAll(/^ {2}"?([^"#:]+)"?: (.+)$/gm)].map(([, name = '', value = '']) => [name, value])
}

/** The one version of each library. */
export const catalogVersions = (root: string): ReadonlyMap<string, string> =>
  new Map(sectionOf(root, 'catalog'))

/** Versions that libraries get in the place of their own choice, as npm takes them: by who chooses, then by library. */
export const overriddenVersions = (
  root: string,
): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    sectionOf(root, 'overrides').map(([path, version]) => {
      const [chooser = '', library = ''] = path.split('>')
      return [chooser, { [library]: version }]
    }),
  )
