import { z } from 'zod'
import { changeReason, line, paragraph, personRef, timestamp, unique } from '../formats.ts'
import { flagFilter, listQuery, pageOf, periodEnd, textFilter } from '../page-of.ts'
import { PERMISSIONS } from '../permission-table.ts'
import { SUBJECT_TYPES } from '../subjects/subject.ts'
import { isOneOf } from '../typed-objects.ts'
import { isDeclaredName } from './declared-permission.ts'
import { DeclaredPermission } from './declared-permission-schemas.ts'
import { ROLE_SORT_FIELDS } from './role.ts'

export const Role = z.object({
  id: z.string(),
  name: z.string(),
  label: z.string(),
  description: z.string(),
  resources: z.array(z.string()),
  subjectTypes: z.array(z.enum(SUBJECT_TYPES)),
  builtIn: z.boolean(),
  userCount: z.number().int(),
  revision: z.number().int().min(1),
  createdAt: timestamp,
  createdBy: personRef,
  updatedAt: timestamp,
  updatedBy: personRef,
})

/** Only the API knows which permissions applications declare. */
const knownPermission = z.string().refine((name) => isOneOf(PERMISSIONS, name) || isDeclaredName(name), {
  error: 'Unknown permission',
  params: { reason: 'UNKNOWN_PERMISSION' },
})

const roleFields = {
  name: z
    .string()
    .trim()
    .regex(/^[A-Z][A-Z0-9_]{2,39}$/, 'Use 3 to 40 capital letters, digits or _, starting with a letter'),
  label: line(1, 60),
  description: paragraph(0, 300).optional(),
  resources: unique(z.array(knownPermission).min(1).max(500)),
  subjectTypes: unique(z.array(z.enum(SUBJECT_TYPES))).optional(),
}

export const roleSchemas = {
  listRoles: {
    query: z.strictObject({
      ...listQuery(ROLE_SORT_FIELDS),
      builtIn: flagFilter,
      /** Permissions, any of which the role has. */
      permission: textFilter,
      /** Roles that no one holds, or that someone holds. */
      unused: flagFilter,
      updatedFrom: periodEnd,
      updatedTo: periodEnd,
    }),
    response: pageOf(Role),
  },
  publishRole: {
    body: z.strictObject({ ...roleFields, changeReason: changeReason.optional() }),
    response: Role,
  },
  getRole: { response: Role },
  updateRole: { body: z.strictObject({ ...roleFields, changeReason }), response: Role },
  deleteRole: {},
  listDeclaredPermissions: { response: z.object({ items: z.array(DeclaredPermission) }) },
}

export type Role = z.infer<typeof Role>
