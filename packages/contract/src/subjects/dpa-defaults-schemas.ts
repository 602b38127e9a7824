import { z } from 'zod'
import { changeReason } from '../formats.ts'
import { HistoryEntry, historyQuery } from '../history-entry.ts'
import { pageOf } from '../page-of.ts'
import { dpaSystemDefaults } from './default-dpa-config.ts'

const count = z.number().int().min(0)

/** How the drafts of DPAs and SRCIs use the system's defaults. */
const DpaDefaultsUse = z.object({
  dpas: count,
  initiators: count,
  options: z.array(
    z.object({
      /** `supportedCardBrands`, `options.dpaLocale`. */
      name: z.string(),
      /** DPAs that inherit the default. */
      inheriting: count,
      /** SRCIs that set the option for their DPAs. */
      initiators: count,
      /** DPAs that set it themselves. */
      dpas: count,
    }),
  ),
})

export type DpaDefaultsUse = z.infer<typeof DpaDefaultsUse>

export const dpaDefaultsSchemas = {
  getDpaDefaultsUse: { response: DpaDefaultsUse },
  updateDpaDefaults: { body: dpaSystemDefaults.extend({ changeReason }), response: dpaSystemDefaults },
  listDpaDefaultsHistory: { query: z.strictObject(historyQuery), response: pageOf(HistoryEntry) },
}
