/** An option of a command: `takes` names its value; an option without it is a switch. */
export interface OptionRow {
  readonly takes?: string
  readonly what: string
}

/** The options by name. */
export const OPTION_ROWS: Readonly<Record<string, OptionRow>> = {
  reason: { takes: 'text', what: 'required for every release: 10 to 500 characters' },
  env: { takes: 'name', what: 'environment; default: RELEASE_ENVIRONMENT, or that of the service' },
  expect: { takes: 'number', what: 'refuses if this is not the newest release' },
  json: { what: 'prints JSON for programs' },
  help: { what: 'shows this help' },
  weight: { takes: 'percent', what: 'share of all people' },
  cohort: {
    takes: 'email or role',
    what: 'person or role; repeat the option for more, or separate people by commas',
  },
  'first-failure': { what: 'ends the canary as soon as one session fails' },
  steps: { takes: 'percents', what: 'weights to advance to while sessions do not fail, such as 5,25,50' },
  pull: { what: 'removes the version from open pages and prevents its release from now on' },
  unchecked: { takes: 'text', what: 'releases a version without a passed check, and records why' },
  'leads-to': { takes: 'address', what: 'where its addresses lead then (/)' },
  person: { takes: 'email', what: 'person it is for' },
  hours: { takes: 'number', what: 'duration, 8 at most' },
  for: { takes: 'emails', what: 'people whom it is for, separated by commas' },
  'for-hours': { takes: 'number', what: 'duration of its link (72), 168 at most' },
  end: { takes: 'version', what: 'ends the links of this preview now' },
  key: { takes: 'file', what: 'private key to sign with, created if missing; default: RELEASE_SIGNING_KEY' },
  to: { takes: 'number', what: 'release to go back to' },
  limit: { takes: 'number', what: 'how many (20)' },
  repository: { takes: 'folder', what: 'creates a separate repository there' },
  registry: { takes: 'url', what: 'registry for the packages of the portal, instead of files' },
  'no-install': { what: 'does not install dependencies' },
  against: { takes: 'url', what: 'remote portal to run it in' },
  port: { takes: 'number', what: 'local port (9700)' },
  yes: { what: 'continues despite warnings, without asking; scripts are never asked' },
  url: {
    takes: 'url',
    what: 'portal whose release service runs the command; default: the local store',
  },
}

/** Options of every command. */
export const COMMON_OPTIONS = ['json', 'help']
