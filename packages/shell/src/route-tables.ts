import { PAGE_DATA, readPageData } from '@portal/contract/portal-config.ts'
import type { RouteTable } from '@portal/routing/route-row.ts'

/** The screens of every application, as the host wrote them into the page. */
export const routeTables = readPageData<RouteTable[]>(PAGE_DATA.tables, document)
