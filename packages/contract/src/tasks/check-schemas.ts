import { z } from 'zod'
import { HistoryChange } from '../history-entry.ts'
import { PackageHead } from '../subjects/package-head.ts'
import { LONGEST_CORRECTION, MOST_CORRECTIONS_AT_ONCE, ROW_RESULTS } from './task.ts'

/** A value that is taken instead of the one in the file. */
const Correction = z.strictObject({
  row: z.number().int().min(1),
  /** JSON Pointer, as the error has it. */
  field: z.string().regex(/^(\/[A-Za-z0-9]{1,40}){1,4}$/, 'Must be a JSON Pointer'),
  /** As it would stand in a cell. */
  value: z.string().max(LONGEST_CORRECTION),
})

/** What a row would change, as far as it was written down. */
const RowDifference = z.object({
  row: z.number().int(),
  /** What the row is, or what is done with it, as the reports have it. */
  action: z.string(),
  subjectId: z.string().optional(),
  /** The DPA's own id, or the name of what else is changed. */
  key: z.string(),
  result: z.enum(ROW_RESULTS),
  changes: z.array(HistoryChange),
})

export const outcomes = z.partialRecord(z.enum(ROW_RESULTS), z.number().int())

export const ImportPreview = z.object({
  /** Of a file of several subjects, what would become of the rows of each, those with most failures first. */
  subjects: z.array(z.object({ subjectId: z.string(), subjectName: z.string().optional(), outcomes })),
  /** What a package of subjects says of itself. */
  package: PackageHead.optional(),
  /** Of a package, what would become of its subjects, DPAs and templates. */
  kinds: z.array(z.object({ action: z.string(), outcomes })),
  /** The first rows that would change something, updates before new records. */
  differences: z.array(RowDifference),
})

export const TaskCorrections = z.strictObject({
  corrections: z.array(Correction).min(1).max(MOST_CORRECTIONS_AT_ONCE),
})

export type ImportPreview = z.infer<typeof ImportPreview>
export type RowDifference = z.infer<typeof RowDifference>
export type Correction = z.infer<typeof Correction>
