import { PAGE_DATA, readPageData } from '@portal/contract/portal-config.ts'
import type { AppTable } from '@portal/routing/app-table.ts'
import { kindsIn } from './records/record-kinds.ts'

/** The tables that each application publishes; the host embeds them in the page. */
export const appTables = readPageData<AppTable[]>(PAGE_DATA.apps, document)

/** The screens of all applications. */
export const screens = appTables.flatMap(({ rows }) => rows)

/** The kinds of records of all applications. */
export const recordKinds = kindsIn(appTables)
