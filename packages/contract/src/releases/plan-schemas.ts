import { z } from 'zod'

export const Difference = z.object({
  /** The name of a bundle, or absent for what affects all. */
  bundle: z.string().optional(),
  /** The name in the table of owners, for `owner`. */
  name: z.string().optional(),
  /** `leads to` is the redirect target of a removed bundle's addresses. */
  what: z.enum(['stable', 'last good', 'canary', 'leads to', 'approved', 'frozen', 'pulled', 'owner']),
  from: z.string().optional(),
  to: z.string().optional(),
})

/** A changed entry of the import map: the file of a name. */
export const ImportLine = z.object({
  name: z.string(),
  from: z.string().optional(),
  to: z.string().optional(),
  /** The file now belongs to another bundle. */
  isOtherOwner: z.boolean(),
  /** The canary whose people get it, as `@portal/users 1.5.0`; absent for everyone. */
  canary: z.string().optional(),
})

/** What differs between two releases. */
export const Comparison = z.object({
  differences: z.array(Difference),
  imports: z.array(ImportLine).default([]),
})

/** The effects of a change. */
export const Plan = Comparison.extend({
  /** Why it is not possible; empty if it is. */
  problems: z.array(z.string()),
  /** Warnings to consider; they do not block. */
  notes: z.array(z.string()).default([]),
})

export type Difference = z.infer<typeof Difference>
export type Comparison = z.infer<typeof Comparison>
export type Plan = z.infer<typeof Plan>
export type ImportLine = z.infer<typeof ImportLine>
