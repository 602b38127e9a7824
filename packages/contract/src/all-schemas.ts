import { accountSchemas } from './accounts/account-schemas.ts'
import type { OperationSchemas } from './endpoint.ts'
import { meSchemas } from './people/me-schemas.ts'
import { subjectSchemas } from './subjects/subject-schemas.ts'
import { taskSchemas } from './tasks/task-schemas.ts'

/** The schemas of every operation, under the operation's name. */
export const ALL_SCHEMAS: Readonly<Record<string, OperationSchemas>> = {
  ...accountSchemas,
  ...meSchemas,
  ...subjectSchemas,
  ...taskSchemas,
}
