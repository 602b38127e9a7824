/** What can be typed behind a command: `takes` names the value of an option; one without is a switch. */
export interface OptionRow {
  readonly takes?: string
  readonly what: string
}

/** The options by their names. */
export const OPTION_ROWS: Readonly<Record<string, OptionRow>> = {
  reason: { takes: 'text', what: 'why; every release needs one of 10 to 500 characters' },
  env: { takes: 'name', what: 'the environment (demo)' },
  expect: { takes: 'number', what: 'refuses when another release than this is the newest' },
  json: { what: 'for programs' },
  help: { what: 'shows this' },
  weight: { takes: 'percent', what: 'how many of all people' },
  cohort: { takes: 'email or role', what: 'somebody by name; repeat it for more' },
  steps: { takes: 'percents', what: 'what the weight becomes as long as no session fails, such as 5,25,50' },
  pull: { what: 'open pages leave the version at once, and it is never released again' },
  'leads-to': { takes: 'address', what: 'where its addresses lead then (/)' },
  person: { takes: 'email', what: 'whom it is for' },
  hours: { takes: 'number', what: 'for how long, 8 at most' },
  to: { takes: 'number', what: 'the release to go back to' },
  limit: { takes: 'number', what: 'how many (20)' },
  repository: { takes: 'folder', what: 'a repository of its own, which is made there' },
  registry: { takes: 'url', what: 'where its packages of the portal come from, in place of files' },
  'no-install': { what: 'leaves the installation to you' },
  against: { takes: 'url', what: 'the portal in which it is shown' },
  port: { takes: 'number', what: 'where it is shown on this machine (9700)' },
  url: {
    takes: 'url',
    what: 'a portal whose service of releases does it; the store of this machine without it',
  },
}

/** Options that every command takes. */
export const COMMON_OPTIONS = ['json', 'help']
