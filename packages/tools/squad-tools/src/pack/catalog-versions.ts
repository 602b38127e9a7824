import { workspaceSection } from '@portal/build/src/workspace-section.ts'

/** The pinned version of each library. */
export const catalogVersions = (root: string): ReadonlyMap<string, string> =>
  new Map(workspaceSection(root, 'catalog'))

/** Versions that override those requested by other packages, in npm's format: by package, then by library. */
export const overriddenVersions = (
  root: string,
): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    workspaceSection(root, 'overrides').map(([path, version]) => {
      const [chooser = '', library = ''] = path.split('>')
      return [chooser, { [library]: version }]
    }),
  )
