import { PERMISSION_TABLE } from '@portal/contract/permission-table.ts'
import { DATA_KEY_LABELS, DATA_KEYS } from '@portal/contract/subjects/subject.ts'

/** Operations that most records have: the columns of the matrix. */
export const OPERATIONS = [
  'list',
  'open',
  'create',
  'change',
  'delete',
  'publish',
  'history',
  'other',
] as const
export type Operation = (typeof OPERATIONS)[number]

export const OPERATION_LABELS: Readonly<Record<Operation, string>> = {
  list: 'List',
  open: 'Open',
  create: 'Create',
  change: 'Change',
  delete: 'Delete',
  publish: 'Publish',
  history: 'History',
  other: 'Other',
}

/** Maps the last word of a permission to an operation; other words get a row of their own. */
const OPERATION_OF: Readonly<Record<string, Operation>> = {
  search: 'list',
  get: 'open',
  view: 'open',
  identityLookup: 'open',
  create: 'create',
  add: 'create',
  update: 'change',
  save: 'change',
  delete: 'delete',
  remove: 'delete',
  revoke: 'delete',
  publish: 'publish',
  history: 'history',
}

/** Parts of a group that have permissions of their own. */
const PART_LABELS: Readonly<Record<string, string>> = {
  'changeRequest.comment': 'Comments',
  'changeRequest.review': 'Reviews',
  'idvRule.config': 'Configuration',
  'subject.secret': 'Secrets',
  'user.role': 'Roles of a user',
  ...Object.fromEntries(DATA_KEYS.map((key) => [`subject.${key}`, DATA_KEY_LABELS[key]])),
}

export interface PermissionRow {
  readonly key: string
  readonly label: string
  readonly cells: Readonly<Partial<Record<Operation, string>>>
}

export interface PermissionGroup {
  readonly name: string
  readonly rows: readonly PermissionRow[]
}

/** The column of a permission, by its last word. */
export const operationOf = (permission: string): Operation =>
  OPERATION_OF[permission.split('.').at(-1) ?? ''] ?? 'other'

/** The row of a permission. One without a common operation gets its own row, named after what it allows. */
function rowOf({
  group,
  resource,
  description,
}: (typeof PERMISSION_TABLE)[number]): Omit<PermissionRow, 'cells'> {
  if (operationOf(resource) === 'other') return { key: resource, label: description }
  const key = resource.slice(0, resource.lastIndexOf('.'))
  return { key, label: PART_LABELS[key] ?? group }
}

function groupOf(name: string): PermissionGroup {
  const rows = new Map<string, PermissionRow>()
  for (const permission of PERMISSION_TABLE.filter(({ group }) => group === name)) {
    const row = rowOf(permission)
    const cells = { ...rows.get(row.key)?.cells, [operationOf(permission.resource)]: permission.resource }
    rows.set(row.key, { ...row, cells })
  }
  return { name, rows: [...rows.values()] }
}

/** Every permission once, as row and column, in groups. */
export const PERMISSION_GRID: readonly PermissionGroup[] = [
  ...new Set(PERMISSION_TABLE.map(({ group }) => group)),
].map(groupOf)

/** The permissions of a row, in column order. */
export const permissionsIn = ({ cells }: PermissionRow): readonly string[] =>
  OPERATIONS.flatMap((operation) => cells[operation] ?? [])
