import { PAGE_DATA, readPageData } from '@portal/contract/portal-config.ts'
import type { SlotTable } from '@portal/routing/slot-row.ts'

/** What every application shows inside pages of others, as the host wrote it into the page. */
export const slotTables = readPageData<SlotTable[]>(PAGE_DATA.slots, document)
