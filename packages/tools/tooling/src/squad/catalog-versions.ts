import { workspaceSection } from '../workspace-section.ts'

/** The one version of each library. */
export const catalogVersions = (root: string): ReadonlyMap<string, string> =>
  new Map(workspaceSection(root, 'catalog'))

/** Versions that libraries get in the place of their own choice, as npm takes them: by who chooses, then by library. */
export const overriddenVersions = (
  root: string,
): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    workspaceSection(root, 'overrides').map(([path, version]) => {
      const [chooser = '', library = ''] = path.split('>')
      return [chooser, { [library]: version }]
    }),
  )
