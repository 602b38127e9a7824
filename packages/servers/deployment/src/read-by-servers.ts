import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SERVERS = fileURLToPath(new URL('../..', import.meta.url))

/** Where the settings of each server are declared. */
const SETTINGS: Readonly<Record<string, string>> = {
  'portal-host': 'portal-host/src/settings.ts',
  'reference-api': 'reference-api/src/settings.ts',
  'identity-provider': 'identity-provider/src/settings.ts',
  releases: 'releases/src/service/settings.ts',
}

/** Shared declarations, each with the code by which settings include it. */
const INCLUDED: readonly (readonly [words: string, file: string, declaration: string])[] = [
  ['...SERVER_VARIABLES', 'server-common/src/server-settings.ts', 'SERVER_VARIABLES'],
  ['...ACCESS_TOKEN_VARIABLES', 'server-common/src/identity/provider-variables.ts', 'ACCESS_TOKEN_VARIABLES'],
  ['...POLICY_VARIABLES', 'releases/src/operations/release-policies.ts', 'POLICY_VARIABLES'],
  ['providerSettings(', 'server-common/src/identity/provider-variables.ts', 'PROVIDER_VARIABLES'],
]

/** Refused in production. */
const NOT_IN_PRODUCTION = ['PORTAL_DEMO_PASSWORD', 'DEVELOPMENT_ORIGINS', 'IDENTITY_TEST_SWITCHES']

const BUCKET_OF_RELEASES = ['S3_REGION', 'S3_ENDPOINT']

const textOf = (path: string) => readFileSync(`${SERVERS}/${path}`, 'utf8')
const declaredIn = (text: string) =>
  [...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name)

const blockOf = (file: string, declaration: string) =>
  new RegExp(`const ${declaration} = \\{.*?^\\}`, 'ms').exec(textOf(file))?.[0] ?? ''

/** The variables that a server reads in production. */
export function variablesOf(server: string): string[] {
  const text = textOf(SETTINGS[server] ?? '')
  const included = INCLUDED.filter(([words]) => text.includes(words)).map(([, ...place]) => blockOf(...place))
  const ofStore = text.includes('RELEASE_STORE') ? BUCKET_OF_RELEASES : []
  const all = new Set([...[text, ...included].flatMap(declaredIn), ...ofStore])
  return [...all].filter((name) => !NOT_IN_PRODUCTION.includes(name)).sort()
}
