import type { AuditedEntity } from '@portal/contract/history/audited-entity.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import type { RecordFinder } from './record-finder.ts'
import type { RouteFacts } from './route-row.ts'

type Path = RouteFacts['path']

/** How the audit trail names a kind of record. */
export interface AuditFacts {
  readonly entity: AuditedEntity
  /** Where two kinds share a name in the audit trail: those whose subject is of one of these types. */
  readonly subjectTypes?: readonly SubjectType[]
  /** What actions begin with where that is not the noun: `DEVUSER` for "developer user". */
  readonly action?: string
  /** Kinds that are worked on together: the changes on the dashboard are narrowed to those of one area. */
  readonly area: string
}

/** What is known of a kind of record without the code of its application. It travels in the bundle's manifest. */
export interface RecordFacts {
  /** One of them, as a sentence has it: "developer user". */
  readonly noun: string
  /** Among the kinds of all applications, in search results and charts; smallest first. */
  readonly order: number
  /** The screen that lists them and understands `?q=`; its title names the kind. */
  readonly list?: Path
  /** What they are called among what a search has found, where no screen lists all of them. */
  readonly heading?: string
  /** The screen that shows one. Without it, the list narrowed to the name of the one stands for it. */
  readonly details?: Path
  /** Other screens of one, whose paths do not begin with that of `details`. */
  readonly screens?: readonly Path[]
  /** Parameters of `details` that the parts of the record's id fill, in their order; by default the last one. */
  readonly id?: readonly string[]
  /** Parameters of `details` that are filled from where the audit trail found the record. */
  readonly within?: Readonly<Record<string, 'subjectId' | 'directoryId'>>
  readonly audit?: AuditFacts
}

/** A kind of record: its facts, and how records of it are found. */
export interface RecordRow extends RecordFacts {
  /** Loads what looks for records of the kind. */
  readonly finder?: () => Promise<{ readonly finder: RecordFinder }>
}
