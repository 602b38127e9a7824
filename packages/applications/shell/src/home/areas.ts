import type { AuditedEntity } from '@portal/contract/history/audited-entity.ts'
import { recordKinds } from '../app-tables.ts'

const audits = recordKinds.flatMap(({ facts: { audit } }) => audit ?? [])

/** Names of the areas of related kinds of records, in the order of the applications' records. */
export const AREAS = [...new Set(audits.map(({ area }) => area))]

/** The entity types of an area, as the audit trail names them. */
export const entitiesIn = (area: string): AuditedEntity[] => [
  ...new Set(audits.filter((audit) => audit.area === area).map(({ entity }) => entity)),
]
