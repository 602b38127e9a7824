import { describePermission } from '@portal/contract/permission-table.ts'
import { warningsOf } from '@portal/contract/roles/high-impact-permissions.ts'
import { SUBJECT_TYPE_LABELS, type SubjectType } from '@portal/contract/subjects/subject.ts'

interface Rights {
  readonly resources: readonly string[]
  readonly subjectTypes: readonly SubjectType[]
}

const MAX_NAMED = 5

/** The first few entries, and how many more there are. */
function inShort(words: readonly string[]): string {
  const rest = words.length - MAX_NAMED
  return `${words.slice(0, MAX_NAMED).join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** What further roles allow somebody to do, beyond the roles they have. */
export function gainedAccess(held: readonly Rights[], given: readonly Rights[]) {
  const permissions = new Set(given.flatMap(({ resources }) => resources))
  const types = new Set(given.flatMap(({ subjectTypes }) => subjectTypes))
  for (const { resources, subjectTypes } of held) {
    resources.forEach((permission) => void permissions.delete(permission))
    subjectTypes.forEach((type) => void types.delete(type))
  }
  const highImpact = warningsOf(permissions)
  const parts = [
    ...(permissions.size > 0
      ? [`${counted(permissions.size, 'permission')} (${inShort([...permissions].map(describePermission))})`]
      : []),
    ...(highImpact.length > 0 ? [`high-impact: ${highImpact.join(', ').toLowerCase()}`] : []),
    ...(types.size > 0
      ? [
          `subjects of ${counted(types.size, 'type')} (${[...types].map((type) => SUBJECT_TYPE_LABELS[type]).join(', ')})`,
        ]
      : []),
  ]
  return { highImpact, inWords: parts.length > 0 ? parts.join('; ') : undefined }
}
