import { z } from 'zod'
import { timestamp } from '../formats.ts'

/** The portal's packages for other repositories, which are built, tested and published together. */
const PublishedPackages = z.object({
  /** How the versions of all of them end, such as `h0f3a9c41d7`. */
  set: z.string(),
  /** The versions by package name. */
  versions: z.record(z.string(), z.string()),
  /** With 201, or with 200 for bytes that were published before. */
  result: z.enum(['published', 'unchanged']),
})

export const packageSchemas = {
  /** The packed files are one upload (`multipart/form-data`) without fields. */
  publishPackages: { response: PublishedPackages },
  createPackageToken: { response: z.object({ token: z.string(), expiresAt: timestamp }) },
}

export type PublishedPackages = z.infer<typeof PublishedPackages>
