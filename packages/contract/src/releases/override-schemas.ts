import { z } from 'zod'
import { changeReason, email, timestamp } from '../formats.ts'
import { bundle, version } from './bundle-names.ts'
import { isPreview } from './preview-versions.ts'

export const Override = z.object({
  id: z.string(),
  /** The email address of the person it is for. */
  person: z.string(),
  /** The email addresses of other people who can open the same link. */
  alsoFor: z.array(z.string()).optional(),
  versions: z.record(z.string(), z.string()),
  by: z.string(),
  at: timestamp,
  expiresAt: timestamp,
  reason: z.string(),
  revokedAt: timestamp.optional(),
  /** Useful only to these people, who open it once per browser. */
  link: z.string(),
})

export const MAX_OVERRIDE_HOURS = 8
/** A review takes days, and a preview can never be released. */
export const MAX_PREVIEW_HOURS = 168

type Versions = Override['versions']

/** For how many hours an override can give these versions. */
export const maxHours = (versions: Versions): number =>
  Object.values(versions).every(isPreview) ? MAX_PREVIEW_HOURS : MAX_OVERRIDE_HOURS

/** The email addresses of everyone whom an override is for. */
export const peopleOf = ({
  person,
  alsoFor = [],
}: Pick<Override, 'person' | 'alsoFor'>): readonly string[] => [person, ...alsoFor]

/** Whom an override is for, and what it gives them. */
const target = {
  person: email,
  alsoFor: z.array(email).max(20).optional(),
  versions: z.record(bundle, version).refine((given) => Object.keys(given).length > 0, 'Name a version'),
}

export const overrideSchemas = {
  listOverrides: { response: z.object({ items: z.array(Override) }) },
  createOverride: {
    body: z
      .strictObject({
        ...target,
        hours: z.number().int().min(1).max(MAX_PREVIEW_HOURS),
        changeReason,
      })
      .refine(({ hours, versions }) => hours <= maxHours(versions), {
        path: ['hours'],
        error: `Must be ${MAX_OVERRIDE_HOURS} at most, except for previews`,
      }),
    response: Override,
  },
  planOverride: {
    body: z.strictObject(target),
    /** Warnings to consider. */
    response: z.object({ notes: z.array(z.string()) }),
  },
  revokeOverride: {},
}

export type Override = z.infer<typeof Override>
