import { z } from 'zod'
import { RecordShape, RouteShape, SlotShape } from './table-schemas.ts'

const NamesOfVersion = z.object({ version: z.string(), names: z.array(z.string()) })

/** What the build writes beside a bundle: all that must be known of it without loading its code. */
export const BundleManifest = z.object({
  name: z.string(),
  version: z.string(),
  /** In development, where files change while they are served, `integrity` is empty. */
  files: z.record(z.string(), z.object({ integrity: z.string(), bytes: z.number(), br: z.number() })),
  /** Whether its entries know the chunks that they load; for bundles built before they did, the page has to. */
  carriesIntegrity: z.boolean().default(false),
  /** Kilobytes of Brotli that its entries and their styles may weigh. */
  budget: z.number().optional(),
  routes: z.array(RouteShape),
  /** Bundles built before there were slots have none. */
  slots: z.record(z.string(), SlotShape).default({}),
  /** Nor did they say what kinds of records they own. */
  records: z.record(z.string(), RecordShape).default({}),
  preload: z.record(z.string(), z.array(z.string())),
  /** What is taken from shared modules and given to other bundles; bundles built before this was written say nothing. */
  requires: z.record(z.string(), NamesOfVersion).default({}),
  offers: z.record(z.string(), NamesOfVersion).default({}),
  /** Files by the names that stand for them in the import map; bundles built before this was written have one. */
  provides: z.record(z.string(), z.string()).optional(),
})

export type BundleManifest = z.infer<typeof BundleManifest>

/** Manifests of published versions, as `versionKey` names them. */
export type Manifests = ReadonlyMap<string, BundleManifest>

/** Names one version of one bundle. */
export const versionKey = (name: string, version: string): string => `${name}@${version}`

/** Files of a bundle by the names that stand for them in the import map. */
export const providedBy = ({
  name,
  provides,
}: Pick<BundleManifest, 'name' | 'provides'>): Readonly<Record<string, string>> =>
  provides ?? { [name]: 'entry.js' }
