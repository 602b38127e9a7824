import { matchRow } from '@portal/routing/match-row.ts'
import type { Needs } from '@portal/routing/route-row.ts'
import { SPECIFIED_ROUTES } from '@portal/routing/testing/specified-routes.ts'
import { expect, test } from '../testing/portal-test.ts'
import { resourceScreens } from '../testing/resource-screens.ts'
import { openAs } from '../testing/sign-in.ts'

const OTHERS = [
  '/settings/idv-rules/create',
  '/templates-system/subjects/system/EMAIL/OTP/en/update',
  '/templates-srcpi/subjects/any/EMAIL/OTP/en/update',
]

/** The permission that a screen says it needs for the part that its own permissions cannot read. */
const MISSING: Readonly<Record<string, string>> = {
  '/resources/create': 'directory.search',
  '/resources/:dirId': 'directory.get',
  '/resources/:dirId/:fileId/versions/create': 'file.get',
  '/resources/:dirId/:fileId/:verId/create-change-request': 'fileVersion.get',
  '/settings/idv-rules/create': 'idvRule.get',
  '/templates-system/subjects/:subjectId/:channel/:type/:lang/update': 'template.get',
  '/templates-srcpi/subjects/:subjectId/:channel/:type/:lang/update': 'template.get',
}

test('a screen opens with exactly its own permissions, and says which parts need more', async ({ visit }) => {
  const { page: admin } = await visit()
  await openAs(admin, 'admin')
  const found = (await resourceScreens(admin)).map(([address]) => address)

  const { page } = await visit()
  let needs: Needs | undefined
  await page.route('**/users/access', (route) => {
    const resources = needs?.allOf?.map((resource) => ({ resource })) ?? []
    return route.fulfill({ json: { resources, subjectTypes: needs?.subjectTypes ?? [] } })
  })
  for (const address of [...found.filter((address) => !address.includes('?')), ...OTHERS]) {
    const row = matchRow(SPECIFIED_ROUTES, address)?.row
    needs = row?.needs
    await openAs(page, 'admin', address)
    const main = page.getByRole('main')
    const heading = main.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await expect(heading).not.toHaveText("You don't have access to this page")
    const missing = MISSING[row?.path ?? '']
    if (missing) await expect(main.getByText(`Needs ${missing}.`)).toBeVisible()
    else await expect(main.getByText("You don't have access to this part")).toHaveCount(0)
  }
})
