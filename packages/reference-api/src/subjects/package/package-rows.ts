import type { PackagePart } from '@portal/contract/subjects/subject-package.ts'
import type { PackagedSubject, SubjectPackage } from '@portal/contract/subjects/subject-package-schemas.ts'
import type { SourceRow } from '../../bulk/source-row.ts'

type PackageKind = 'SUBJECT' | 'DPA' | 'TEMPLATE'

/** One thing of a package: a subject, or what travels with it. */
export interface PackageRow {
  readonly kind: PackageKind
  readonly subject: PackagedSubject
  readonly item: Readonly<Record<string, unknown>>
}

/** All of a package, each subject before what belongs to it. */
export function* packageRows(
  { subjects }: SubjectPackage,
  include: readonly PackagePart[],
): Generator<SourceRow> {
  let row = 0
  const next = (values: PackageRow): SourceRow => {
    row += 1
    return { row, values: { ...values } }
  }
  for (const subject of subjects) {
    yield next({ kind: 'SUBJECT', subject, item: {} })
    for (const item of include.includes('DPAS') ? (subject.dpas ?? []) : [])
      yield next({ kind: 'DPA', subject, item })
    for (const item of include.includes('TEMPLATES') ? (subject.templates ?? []) : [])
      yield next({ kind: 'TEMPLATE', subject, item })
  }
}

/** What `packageRows` has put into a row. */
export function packageRowOf(source: SourceRow): PackageRow {
  const values: object = source.values
  return values as PackageRow
}
