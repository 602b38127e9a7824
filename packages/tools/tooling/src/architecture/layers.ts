import { applicationNames } from '../workspace.ts'

/** Folders of the applications; each is a squad's own. */
export const APPLICATIONS = applicationNames()

/** What every application may use. */
const KITS = ['portal-app', 'session', 'ui', 'routing', 'contract']

/**
 * Which workspace packages a package may use: one direction, nothing else. Tests and presets may reach further,
 * since nothing of them is shipped.
 */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  routing: ['contract'],
  session: ['contract'],
  ui: [],
  'shared-libraries': [],
  'portal-app': ['session', 'ui', 'routing', 'contract'],
  // The root-config knows session and ui as names in the import map; of their sources it takes what the first calls need.
  'root-config': ['routing', 'contract', 'session', 'ui'],
  'server-common': ['contract'],
  'reference-api': ['server-common', 'contract'],
  'identity-provider': ['server-common', 'contract'],
  releases: ['server-common', 'routing', 'contract'],
  'portal-host': ['releases', 'server-common', 'routing', 'contract'],
  journeys: [],
  benchmarks: [],
  tooling: ['server-common'],
  ...Object.fromEntries(APPLICATIONS.map((name) => [name, KITS])),
}

/** Packages whose code runs in the page. */
export const PAGE_PACKAGES = [...KITS, ...APPLICATIONS, 'root-config']

/** The only files that may talk to a server from the page. */
export const FETCH_OWNERS = [
  // Reads files from their store, and does so without a token, too.
  'packages/page/portal-app/src/content/read-bytes.ts',
  // Sends files to their store, whose addresses are signed: no token goes along.
  'packages/page/portal-app/src/upload/put-bytes.ts',
  'packages/page/session/src/clock-skew.ts',
  'packages/page/session/src/first-answers.ts',
  'packages/page/session/src/first-calls.ts',
  'packages/page/session/src/identity-provider.ts',
  // Ask the host, not the product API: no token goes along.
  'root-config/src/file-limit.ts',
  'root-config/src/follow-releases.ts',
  // Tell the host what could not be shown, and what could.
  'root-config/src/report-failure.ts',
  'root-config/src/report-shown.ts',
]

/** Names that say nothing about what a file gives. */
export const GENERIC_NAMES = /^(utils?|helpers?|common|misc|types?|constants?|index)\.(tsx?|mjs|cjs)$/

/** The public surfaces of packages; the only files that may be called `index`. */
export const SURFACES = [
  'packages/page/session/src/index.ts',
  'packages/page/ui/src/index.ts',
  'packages/page/ui/src/content/index.ts',
  'packages/page/ui/src/form/index.ts',
  'packages/page/portal-app/src/index.ts',
]
