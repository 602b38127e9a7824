import { z } from 'zod'
import { line } from '../formats.ts'
import { isDeclaredName } from './declared-permission.ts'

/** The texts of a permission that an application declares. */
export const declaredTexts = { group: line(1, 60), description: line(1, 200) }

/** A declared permission as the portal host reports it to the product API. */
export const ServedPermission = z.object({
  /** Name of the bundle. */
  app: z.string(),
  resource: z.string().refine(isDeclaredName),
  ...declaredTexts,
})

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
