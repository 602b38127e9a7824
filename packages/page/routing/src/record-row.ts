import type { AuditedEntity } from '@portal/contract/history/audited-entity.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import type { RecordFinder } from './record-finder.ts'
import type { RouteFacts } from './route-row.ts'

type Path = RouteFacts['path']

/** How the audit trail names a kind of record. */
export interface AuditFacts {
  readonly entity: AuditedEntity
  /** Where two kinds share an entity type: the subject types of this kind. */
  readonly subjectTypes?: readonly SubjectType[]
  /** The prefix of action names when it differs from the noun: `DEVUSER` for "developer user". */
  readonly action?: string
  /** Groups kinds for the filter of the dashboard's changes. */
  readonly area: string
}

/**
 * What is known about a kind of record without its application's code. Published in the bundle's manifest.
 */
export interface RecordFacts {
  /** Singular, as used in a sentence: "developer user". */
  readonly noun: string
  /** Position among the kinds of all applications, in search results and charts; smallest first. */
  readonly order: number
  /** The list screen, which understands `?q=`; its title names the kind. */
  readonly list?: Path
  /** Heading in search results for a kind without a list screen. */
  readonly heading?: string
  /** The details screen. Without it, the list searched for the record's name is used. */
  readonly details?: Path
  /** Other screens of a record whose paths do not start with `details`. */
  readonly screens?: readonly Path[]
  /**
   * Parameters of `details` that the parts of the record's id fill, in order; default: the last parameter.
   */
  readonly id?: readonly string[]
  /** Parameters of `details` filled from where the audit trail found the record. */
  readonly within?: Readonly<Record<string, 'subjectId' | 'directoryId'>>
  readonly audit?: AuditFacts
}

/** A kind of record: its facts, and how to find records. */
export interface RecordRow extends RecordFacts {
  /** Loads the search for records of the kind. */
  readonly finder?: () => Promise<{ readonly finder: RecordFinder }>
}
