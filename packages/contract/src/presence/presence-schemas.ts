import { z } from 'zod'
import { line } from '../formats.ts'
import { EDITED_KINDS } from './edited-record.ts'

/** `id` is the parameter of the record's read. */
export const EditedRecord = z.strictObject({ kind: z.enum(EDITED_KINDS), id: line(1, 254) })

const Editors = z.object({ items: z.array(z.object({ name: z.string() })) })

export const presenceSchemas = {
  listEditors: { query: EditedRecord, response: Editors },
  announceEditing: { body: EditedRecord },
  endEditing: { query: EditedRecord },
}

export type EditedRecord = z.infer<typeof EditedRecord>
