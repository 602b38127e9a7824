import { z } from 'zod'
import { line } from '../formats.ts'

/** Percentage of everyone. */
export const weight = z.number().min(0).max(100)

/** People and roles by name. */
export const cohorts = z.array(line(1, 254)).max(50)

/** The next weights, each larger than the previous. */
export const steps = z
  .array(z.number().gt(0).max(100))
  .max(10)
  .refine(
    (list) => list.every((step, index) => step > (list[index - 1] ?? 0)),
    'Must increase with each step',
  )
