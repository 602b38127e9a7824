import type { PageFailure } from '@portal/contract/page-failure.ts'

export type RunningVersion = Pick<PageFailure, 'bundle' | 'version'>

/** Names of a bundle's own files, and of the shared file that every page starts with. */
const FILES = /\/bundles\/(?:(@[^/\s]+\/[^/\s]+)\/([^/\s]+)|boot)\//g

/**
 * The versions of bundles whose files are in a stack, innermost first; other scripts, such as browser
 * extensions, are left out. `shared` returns the version for the shared file; without it, that file is left out.
 */
export const versionsIn = (stack = '', shared?: () => RunningVersion): RunningVersion[] =>
  [...stack.matchAll(FILES)].flatMap(([, bundle, version]) => {
    if (bundle !== undefined && version !== undefined) return { bundle, version }
    return shared?.() ?? []
  })
