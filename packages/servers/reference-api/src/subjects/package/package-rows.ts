import type { PackagedSubject, PromotionChoices } from '@portal/contract/subjects/subject-package-schemas.ts'
import type { SourceRow } from '../../bulk/source-row.ts'
import { packagedDpas, packagedSubjects } from './packaged-items.ts'
import { mapped, readdressed } from './promotion-choices.ts'

type PackageKind = 'SUBJECT' | 'DPA' | 'TEMPLATE'

/** One item of a package: a subject, or a record that belongs to one. */
export interface PackageRow {
  readonly kind: PackageKind
  readonly subject: PackagedSubject
  readonly item: Readonly<Record<string, unknown>>
  /** The authentication platforms before it in the package, which its subject may name. */
  readonly platforms: readonly PackagedSubject[]
}

/** Opens the package: it is read twice, since a subject's own data are on both sides of its DPAs in the file. */
type OpenPackage = () => AsyncIterable<Uint8Array>

/** All items of a package, each subject before its records. */
export async function* packageRows(open: OpenPackage, choices: PromotionChoices): AsyncGenerator<SourceRow> {
  const { include } = choices
  const subjects = (await packagedSubjects(open())).map((subject) => mapped(subject, choices))
  let platforms: readonly PackagedSubject[] = []
  let row = 0
  const next = (values: Omit<PackageRow, 'platforms'>): SourceRow => {
    row += 1
    return { row, values: { ...values, platforms } }
  }
  let begun = 0
  /** The items before the DPAs of the subject at a position. */
  function* until(place: number) {
    for (; begun <= place; begun += 1) {
      const before = subjects[begun - 1]
      if (before) yield* templatesOf(before)
      const subject = subjects[begun]
      if (!subject) continue
      yield next({ kind: 'SUBJECT', subject, item: {} })
      if (subject.type === 'EXT_AUTH_PLATFORM') platforms = [...platforms, subject]
    }
  }
  function* templatesOf(subject: PackagedSubject) {
    if (!include.includes('TEMPLATES')) return
    for (const item of subject.templates ?? []) yield next({ kind: 'TEMPLATE', subject, item })
  }
  if (include.includes('DPAS')) {
    for await (const { subject: place, dpa } of packagedDpas(open())) {
      yield* until(place)
      const subject = subjects[place]
      if (subject) yield next({ kind: 'DPA', subject, item: readdressed(dpa, choices) })
    }
  }
  yield* until(subjects.length)
}

/** The item that `packageRows` has put into a row. */
export function packageRowOf(source: SourceRow): PackageRow {
  const values: object = source.values
  return values as PackageRow
}
