import { z } from 'zod'
import { changeReason } from '../formats.ts'
import { HistoryEntry, historyQuery } from '../history-entry.ts'
import { pageOf } from '../page-of.ts'
import { dpaSystemDefaults } from './default-dpa-config.ts'

export const dpaDefaultsSchemas = {
  updateDpaDefaults: { body: dpaSystemDefaults.extend({ changeReason }), response: dpaSystemDefaults },
  listDpaDefaultsHistory: { query: z.strictObject(historyQuery), response: pageOf(HistoryEntry) },
}
