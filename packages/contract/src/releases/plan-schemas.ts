import { z } from 'zod'

export const Difference = z.object({
  /** The name of a bundle, or nothing for what concerns them all. */
  bundle: z.string().optional(),
  /** The name in the table of owners, for `owner`. */
  name: z.string().optional(),
  /** `leads to` is where the addresses of a removed bundle lead. */
  what: z.enum(['stable', 'last good', 'canary', 'leads to', 'frozen', 'pulled', 'owner']),
  from: z.string().optional(),
  to: z.string().optional(),
})

/** One changed line of the import map: which file a name stands for. */
export const ImportLine = z.object({
  name: z.string(),
  from: z.string().optional(),
  to: z.string().optional(),
  /** The file belongs to another bundle than before. */
  isOtherOwner: z.boolean(),
  /** The canary whose people get it, as `@portal/users 1.5.0`; everybody without one. */
  canary: z.string().optional(),
})

/** What a change would do. */
export const Planned = z.object({
  differences: z.array(Difference),
  imports: z.array(ImportLine).default([]),
  /** Why it cannot be done; none when it can. */
  problems: z.array(z.string()),
  /** Worth knowing before deciding; blocks nothing. */
  notes: z.array(z.string()).default([]),
})

export type Difference = z.infer<typeof Difference>
export type Planned = z.infer<typeof Planned>
export type ImportLine = z.infer<typeof ImportLine>
