import { applicationNames } from '@portal/build/src/workspace.ts'

/** Folders of the applications; each belongs to one squad. */
export const APPLICATIONS = applicationNames()

/** What every application may import. */
const KITS = ['portal-app', 'session', 'ui', 'routing', 'contract']

/**
 * Which workspace packages a package may import; everything else is forbidden. Tests and presets may import
 * more, since they are not shipped.
 */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  routing: ['contract'],
  session: ['contract'],
  ui: [],
  'shared-libraries': [],
  'portal-app': ['session', 'ui', 'routing', 'contract'],
  // The root-config gets session and ui through the import map. It imports only those sources that the first
  // calls need.
  'root-config': ['routing', 'contract', 'session', 'ui'],
  'server-common': ['contract'],
  accounts: ['contract'],
  'reference-api': ['accounts', 'server-common', 'contract'],
  'identity-provider': ['accounts', 'server-common', 'contract'],
  releases: ['server-common', 'routing', 'contract'],
  'portal-host': ['releases', 'server-common', 'routing', 'contract'],
  'demo-data': ['reference-api', 'accounts', 'server-common', 'contract'],
  journeys: [],
  benchmarks: [],
  build: ['server-common'],
  'squad-tools': ['build', 'server-common', 'contract'],
  stack: ['build', 'demo-data', 'reference-api', 'releases', 'server-common'],
  architecture: ['build'],
  ...Object.fromEntries(APPLICATIONS.map((name) => [name, KITS])),
}

/** Packages whose code runs in the page. */
export const PAGE_PACKAGES = [...KITS, ...APPLICATIONS, 'root-config']

/** The only files that may talk to a server from the page. */
export const FETCH_OWNERS = [
  // Asks the host, not the product API, which versions it has for the person: no token is sent.
  'packages/applications/shell/src/sign-in/has-other-versions.ts',
  // Reads files from their store, which works without a token.
  'packages/page/portal-app/src/content/read-bytes.ts',
  // Sends files to the store's signed addresses, without a token.
  'packages/page/portal-app/src/upload/put-bytes.ts',
  'packages/page/session/src/clock-skew.ts',
  'packages/page/session/src/first-answers.ts',
  'packages/page/session/src/first-calls.ts',
  'packages/page/session/src/identity-provider.ts',
  // Calls the host, not the product API: no token is sent.
  'root-config/src/file-limit.ts',
  'root-config/src/follow-releases.ts',
  // Report to the host which pages failed and which rendered.
  'root-config/src/report-failure.ts',
  'root-config/src/report-shown.ts',
]

/** File names that do not say what is in the file. */
export const GENERIC_NAMES = /^(utils?|helpers?|common|misc|types?|constants?|index)\.(tsx?|mjs|cjs)$/

/** The public surfaces of packages: only these files may be called `index`. */
export const SURFACES = [
  'packages/page/session/src/index.ts',
  'packages/page/ui/src/index.ts',
  'packages/page/ui/src/content/index.ts',
  'packages/page/ui/src/plot/index.ts',
  'packages/page/ui/src/form/index.ts',
  'packages/page/portal-app/src/index.ts',
]
