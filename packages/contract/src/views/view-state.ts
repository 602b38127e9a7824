import { z } from 'zod'
import { line, unique } from '../formats.ts'
import { MAX_FILTER_VALUES } from '../page-size.ts'

const MAX_FILTERS = 20
const MAX_COLUMNS = 40

/** The name of a filter. */
const key = z
  .string()
  .max(60)
  .regex(/^[A-Za-z][\w.]*$/, 'Must be the name of a field')

/** A column, with its width in pixels if it was changed: "status:160". */
const column = z
  .string()
  .max(60)
  .regex(/^[A-Za-z][\w.]*(:[1-9]\d{1,2})?$/, 'Must be the name of a field, or name:width')

/** What a view shows: search, filters, order and columns of a list. */
export const ViewState = z.strictObject({
  q: line(2, 100).optional(),
  sort: z
    .string()
    .max(60)
    .regex(/^-?[A-Za-z][\w.]*$/, 'Must be a field, with - in front for descending order')
    .optional(),
  columns: unique(z.array(column).min(1).max(MAX_COLUMNS)).optional(),
  filters: z
    .record(key, unique(z.array(line(1, 200)).min(1).max(MAX_FILTER_VALUES)))
    .refine((filters) => Object.keys(filters).length <= MAX_FILTERS, `At most ${MAX_FILTERS} filters`),
})

export type ViewState = z.infer<typeof ViewState>
