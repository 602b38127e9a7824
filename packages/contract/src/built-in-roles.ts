import { PERMISSIONS, type Permission } from './permission-table.ts'
import { SUBJECT_TYPES, type SubjectType } from './subjects/subject.ts'

interface RolePattern {
  readonly name: string
  readonly label: string
  readonly description: string
  readonly subjectTypes: readonly SubjectType[]
  /** `a.*` is every permission one level below `a`, `a.**` every one below; a leading `!` excludes. */
  readonly allows: readonly string[]
}

const READ_RESOURCES = ['directory.*', 'file.search', 'file.get', 'fileVersion.search', 'fileVersion.get']

const ROLE_PATTERNS: readonly RolePattern[] = [
  {
    name: 'PROGRAM_ADMINISTRATOR',
    label: 'Program administrator',
    description: 'Everything, in every area.',
    subjectTypes: SUBJECT_TYPES,
    allows: ['**'],
  },
  {
    name: 'USER_ADMINISTRATOR',
    label: 'User administrator',
    description: 'Operators, developer-portal users and role assignments.',
    subjectTypes: [],
    allows: ['user.**', 'devportalUser.*', 'role.search', 'role.get'],
  },
  {
    name: 'ONBOARDING_OPERATOR',
    label: 'Onboarding operator',
    description: 'Business subjects, their payment applications and bulk work.',
    subjectTypes: ['SRCI', 'SRCPI', 'DCF'],
    allows: [
      'subject.**',
      '!subject.secret.revoke',
      'dpa.*',
      'task.*',
      ...READ_RESOURCES,
      'devportalUser.search',
      'devportalUser.get',
    ],
  },
  {
    name: 'CONTENT_EDITOR',
    label: 'Content editor',
    description: 'Drafts of resources and templates, and change requests for them.',
    subjectTypes: ['SRC', 'SRCPI'],
    allows: [
      'directory.*',
      'file.*',
      'fileVersion.*',
      '!fileVersion.publish',
      'changeRequest.**',
      '!changeRequest.review.create',
      'template.*',
      'subject.search',
      'subject.get',
    ],
  },
  {
    name: 'CONTENT_REVIEWER',
    label: 'Content reviewer',
    description: 'Reviews of change requests and publishing of resources.',
    subjectTypes: ['SRC', 'SRCPI'],
    allows: [
      ...READ_RESOURCES,
      'fileVersion.publish',
      'changeRequest.search',
      'changeRequest.get',
      'changeRequest.comment.create',
      'changeRequest.review.create',
      'template.search',
      'template.get',
      'template.history',
      'subject.search',
      'subject.get',
    ],
  },
  {
    name: 'RISK_MANAGER',
    label: 'Risk manager',
    description: 'Identity verification: channels, rules and configuration.',
    subjectTypes: ['SRC', 'SRCPI', 'EXT_AUTH_PLATFORM'],
    allows: [
      'idvChannel.*',
      'idvRule.**',
      'subject.search',
      'subject.get',
      'subject.history',
      'subject.identityConfig.*',
      'subject.defaultDpaConfig.history',
      'subject.statusUpdate',
      'template.search',
      'template.get',
    ],
  },
  {
    name: 'CUSTOMER_CARE_AGENT',
    label: 'Customer-care agent',
    description: 'Lookup and deletion of consumer profiles.',
    subjectTypes: [],
    allows: ['srcProfile.*'],
  },
  {
    name: 'VIEWER',
    label: 'Viewer',
    description: 'Reads everything except secrets, changes nothing.',
    subjectTypes: SUBJECT_TYPES,
    allows: ['**.search', '**.get', '**.history', '!subject.secret.get'],
  },
]

/** What every role may do besides its own list. */
const EVERYONE: readonly string[] = ['account.get', 'dictionary.get']

function matches(pattern: string, permission: string): boolean {
  const expression = pattern
    .split('.')
    .map((part) => (part === '**' ? '.+' : part === '*' ? '[^.]+' : part))
    .join('\\.')
  return new RegExp(`^${expression}$`).test(permission)
}

function expand(patterns: readonly string[]): Permission[] {
  const allowed = patterns.filter((pattern) => !pattern.startsWith('!'))
  const denied = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1))
  return PERMISSIONS.filter(
    (permission) =>
      allowed.some((pattern) => matches(pattern, permission)) &&
      !denied.some((pattern) => matches(pattern, permission)),
  )
}

/** The eight roles that exist in every account and cannot be changed. */
export const BUILT_IN_ROLES = ROLE_PATTERNS.map(({ allows, ...role }) => ({
  ...role,
  resources: expand([...EVERYONE, ...allows]),
}))
