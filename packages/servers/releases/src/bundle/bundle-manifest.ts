import { z } from 'zod'
import { PermissionShape, RecordShape, RouteShape, SlotShape } from './table-schemas.ts'

const NamesOfVersion = z.object({ version: z.string(), names: z.array(z.string()) })

/** What the build writes beside a bundle: everything that must be known without loading its code. */
export const BundleManifest = z.object({
  name: z.string(),
  version: z.string(),
  /** In development, where files change while they are served, `integrity` is empty. */
  files: z.record(z.string(), z.object({ integrity: z.string(), bytes: z.number(), br: z.number() })),
  /**
   * Whether its entries know the integrity of the chunks that they load; for bundles built before they did,
   * the page must.
   */
  carriesIntegrity: z.boolean().default(false),
  /** Size limit of its entries and their styles, in kilobytes of Brotli. */
  budget: z.number().optional(),
  routes: z.array(RouteShape),
  /** Bundles built before slots existed have none. */
  slots: z.record(z.string(), SlotShape).default({}),
  /** Missing in older bundles as well. */
  records: z.record(z.string(), RecordShape).default({}),
  /** Bundles that declare no permissions have none. */
  permissions: z.array(PermissionShape).default([]),
  /** Whether it has calls of its own, which a backend of its squad serves. */
  hasBackend: z.boolean().default(false),
  preload: z.record(z.string(), z.array(z.string())),
  /** What it takes from shared modules and offers to other bundles; missing in older bundles. */
  requires: z.record(z.string(), NamesOfVersion).default({}),
  offers: z.record(z.string(), NamesOfVersion).default({}),
  /** Files by their names in the import map; older bundles have exactly one. */
  provides: z.record(z.string(), z.string()).optional(),
})

export type BundleManifest = z.infer<typeof BundleManifest>

/** Manifests of published versions by `versionKey`. */
export type Manifests = ReadonlyMap<string, BundleManifest>

/** Key of one version of one bundle. */
export const versionKey = (name: string, version: string): string => `${name}@${version}`

/** Files of a bundle by their names in the import map. */
export const providedBy = ({
  name,
  provides,
}: Pick<BundleManifest, 'name' | 'provides'>): Readonly<Record<string, string>> =>
  provides ?? { [name]: 'entry.js' }
