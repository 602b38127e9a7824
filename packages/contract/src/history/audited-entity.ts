import type { Permission } from '../permission-table.ts'

/** Whatever leaves a history, with the permission to read all of it; `null` leaves everybody their own entries. */
export const HISTORY_PERMISSIONS = {
  operator: 'user.search',
  role: 'role.get',
  developerPortalUser: 'devportalUser.get',
  subject: 'subject.history',
  dpa: 'dpa.history',
  file: 'fileVersion.get',
  fileVersion: 'fileVersion.get',
  changeRequest: 'changeRequest.get',
  template: 'template.history',
  idvChannel: 'idvChannel.history',
  idvRules: 'idvRule.history',
  idvConfiguration: 'idvRule.config.history',
  task: 'task.get',
  profile: null,
} as const satisfies Record<string, Permission | null>

/** A kind of record, as the audit trail names it. */
export type AuditedEntity = keyof typeof HISTORY_PERMISSIONS

export const AUDITED_ENTITIES = Object.keys(HISTORY_PERMISSIONS) as [AuditedEntity, ...AuditedEntity[]]

/** Kinds whose history is read by those who also have access to the type of the subject. */
export const GUARDED_ENTITIES = [
  'subject',
  'dpa',
  'template',
  'idvChannel',
  'idvRules',
  'idvConfiguration',
] as const
