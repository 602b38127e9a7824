import type { CommandRow } from './command-row.ts'

const RELEASE = ['reason', 'env', 'expect', 'url']
/** These warn of what may not be intended. */
const WARNED = ['yes', ...RELEASE]

/** The commands that publish and release. */
export const RELEASE_COMMANDS: readonly CommandRow[] = [
  {
    name: 'init',
    what: 'makes the first release from importmap.json; creates the store and a key: --key <file>',
    options: ['key', 'reason', 'env'],
    examples: ['init', 'init --key /etc/portal/signing-key.pem'],
  },
  {
    name: 'publish',
    takes: '<package or folder> …',
    what: "publishes permanently: a version's bytes never change; takes a passed check and the commit along",
    options: ['env', 'url'],
    examples: ['publish users', 'publish ../shops/dist'],
  },
  {
    name: 'preview',
    takes: '[<package or folder> …]',
    what: 'publishes your change under its commit, for review: --for <emails>; prints a link that ends by itself',
    options: ['for', 'for-hours', 'end', 'yes', 'reason', 'env', 'url'],
    examples: [
      'preview users --for ada@program.example,ben@program.example',
      'preview --end 1.4.0-preview-3f2a1b9c',
    ],
  },
  {
    name: 'approve',
    takes: '<bundle> <version>',
    what: 'approves a version, so that somebody else can promote it where approvals are required',
    options: WARNED,
    examples: ['approve users 1.5.0 --reason "CHG-1234, the diff and the preview are fine"'],
  },
  {
    name: 'promote',
    takes: '<bundle> <version>',
    what: 'gives a version with a passed check to everyone; --unchecked <text>: without one, and why',
    options: ['unchecked', ...WARNED],
    examples: ['promote users 1.5.0 --reason "CHG-1234, for everyone"'],
  },
  {
    name: 'canary start',
    takes: '<bundle> <version>',
    what: 'gives a version to some people: --weight <percent>, --cohort <email or role> (repeat it), --steps 5,25,50; --first-failure: ends when one session fails',
    options: ['weight', 'cohort', 'steps', 'first-failure', 'unchecked', ...WARNED],
    examples: [
      'canary start users 1.5.0 --cohort ada@program.example --weight 5 --reason "CHG-1234, first people"',
    ],
  },
  {
    name: 'canary step',
    takes: '<bundle>',
    what: 'gives it to more people: --weight, --cohort; without them, takes the next step',
    options: ['weight', 'cohort', ...WARNED],
    examples: ['canary step users --weight 25 --reason "CHG-1234, no failures in a day"'],
  },
  {
    name: 'canary pause',
    takes: '<bundle>',
    what: 'stops automatic steps until the next step',
    options: RELEASE,
    examples: ['canary pause users --reason "Waiting for the night"'],
  },
  {
    name: 'canary abort',
    takes: '<bundle>',
    what: 'ends a canary; --pull: also removes it from open pages, permanently',
    options: ['pull', ...RELEASE],
    examples: ['canary abort users --reason "Lists stay empty for viewers"'],
  },
  {
    name: 'rollback',
    takes: '[<bundle>]',
    what: 'restores the last good version; --to <number>: what that release served; --pull as with abort',
    options: ['to', 'pull', ...RELEASE],
    examples: [
      'rollback users --reason "Lists stay empty for viewers"',
      'rollback --to 41 --reason "All of the night"',
    ],
  },
  {
    name: 'remove',
    takes: '<bundle>',
    what: 'stops serving a bundle; its addresses lead to the dashboard, or --leads-to <address>',
    options: ['leads-to', ...RELEASE],
    examples: ['remove shops --leads-to /tasks --reason "CHG-1234, taken over by tasks"'],
  },
  {
    name: 'restore',
    takes: '<bundle>',
    what: 'restores a removed bundle',
    options: RELEASE,
    examples: ['restore shops --reason "CHG-1235, still needed"'],
  },
  {
    name: 'owner set',
    takes: '<name> <bundle>',
    what: 'lets only this bundle provide a name that is not its own, such as a library',
    options: RELEASE,
    examples: ['owner set rxjs shared-libraries --reason "CHG-1236, one copy for all"'],
  },
  {
    name: 'owner remove',
    takes: '<name>',
    what: 'removes a name from the table of owners',
    options: RELEASE,
    examples: ['owner remove rxjs --reason "CHG-1237, no bundle needs it"'],
  },
  {
    name: 'freeze',
    what: 'accepts only rollbacks and aborts until thawed',
    options: RELEASE,
    examples: ['freeze --reason "End of the year"'],
  },
  {
    name: 'thaw',
    what: 'accepts releases again',
    options: RELEASE,
    examples: ['thaw --reason "The new year has started"'],
  },
  {
    name: 'plan',
    takes: '<release command>',
    what: 'shows what a command would change and whether it fits; changes nothing',
    options: ['weight', 'cohort', 'steps', 'to', 'leads-to', 'unchecked', 'env', 'url'],
    examples: ['plan promote users 1.5.0'],
  },
]
