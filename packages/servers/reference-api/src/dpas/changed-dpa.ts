import { changesBetween } from '../database/changes-between.ts'
import type { SubjectRow } from '../subjects/subject-store.ts'
import type { DpaRow } from './dpa-row.ts'
import { dpaView, type Owner } from './dpa-view.ts'

export const ownerOf = ({ name, status }: SubjectRow): Owner => ({ subjectName: name, subjectStatus: status })

/** The result of a change of a DPA: the DPA, and the difference for its history. */
export const changedDpa = (
  dpa: DpaRow,
  srci: SubjectRow,
  { before, after }: { before: object; after: object },
  changeReason: string | undefined,
) => ({
  body: dpaView(dpa, ownerOf(srci)),
  revision: dpa.revision,
  recorded: {
    entity: 'dpa' as const,
    entityId: dpa.id,
    revision: dpa.revision,
    changes: changesBetween(before, after),
    changeReason,
  },
})
