import { PAGE_DATA, readPageData } from '@portal/contract/portal-config.ts'
import type { AppTable } from '@portal/routing/app-table.ts'
import { kindsIn } from './records/record-kinds.ts'

/** What every application publishes of itself, as the host wrote it into the page. */
export const appTables = readPageData<AppTable[]>(PAGE_DATA.apps, document)

/** The screens of all applications. */
export const screens = appTables.flatMap(({ rows }) => rows)

/** The kinds of records that all applications own. */
export const recordKinds = kindsIn(appTables)
