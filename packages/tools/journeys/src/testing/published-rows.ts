import type { Page } from '@playwright/test'
import { PAGE_DATA } from '@portal/contract/portal-config.ts'
import type { AppTable } from '@portal/routing/app-table.ts'
import type { RouteFacts } from '@portal/routing/route-row.ts'

/** The screens behind the sign-in, as the bundles that are served publish them. */
export async function publishedRows(page: Page): Promise<readonly RouteFacts[]> {
  const text = await page.locator(`#${PAGE_DATA.apps}`).textContent()
  const tables = JSON.parse(text ?? '[]') as readonly AppTable[]
  return tables.flatMap(({ rows }) => rows).filter((row) => !row.public)
}
