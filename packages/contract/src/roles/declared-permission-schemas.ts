import { z } from 'zod'
import { line } from '../formats.ts'
import { bundle } from '../releases/bundle-names.ts'
import { areaOf, isDeclaredName } from './declared-permission.ts'

/** Characters that nobody sees, and words with letters of scripts that look alike. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u
const MIXED =
  /\p{Script=Latin}[\p{L}\p{M}]*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][\p{L}\p{M}]*\p{Script=Latin}/u

/** A line of text that imitates no other: all of it is visible, and each word is of one script. */
const plainLine = (min: number, max: number) =>
  line(min, max)
    .refine((value) => !INVISIBLE.test(value), 'Remove the invisible characters')
    .refine((value) => !MIXED.test(value), 'Write each word in one script')

/** The texts of a permission that an application declares. */
export const declaredTexts = { group: plainLine(1, 60), description: plainLine(1, 200) }

/** A declared permission as the portal host reports it to the product API. */
export const ServedPermission = z
  .object({
    /** Name of the bundle. */
    app: bundle,
    resource: z.string().refine(isDeclaredName),
    ...declaredTexts,
  })
  .refine(({ app, resource }) => resource.startsWith(areaOf(app)))

export const DeclaredPermission = z.object({
  app: z.string(),
  resource: z.string(),
  group: z.string(),
  description: z.string(),
  /** False when no served application declares it any longer: roles may keep it, and others cannot get it. */
  isDeclared: z.boolean(),
})

export type ServedPermission = z.infer<typeof ServedPermission>
export type DeclaredPermission = z.infer<typeof DeclaredPermission>
