import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { violationsOn } from '../testing/accessibility.ts'
import { testAtHost } from '../testing/host-test.ts'
import { expect } from '../testing/portal-test.ts'
import { startReleaseStack } from '../testing/release-stack.ts'
import { signInAs } from '../testing/sign-in.ts'

const test = testAtHost(startReleaseStack)

const NEXT = '9.5.0'
const scriptOf = (words: string) => `/* ${words} */`

const choose = (page: Page, folder: string) => page.getByLabel('Built folder').setInputFiles(folder)
const publishButton = (page: Page) => page.getByRole('button', { name: `Publish users ${NEXT}` })

test('a built folder can be published from the page, once, and then released', async ({ host, visit }) => {
  const folder = await host.build('users', NEXT, scriptOf('as it is'))
  const { page, complaints } = await visit()
  await signInAs(page, 'admin')
  await page.goto('/releases')
  await page.getByRole('link', { name: 'Publish version' }).click()
  await choose(page, join(folder, '..', 'release-keys'))
  await expect(page.getByText('This folder has no manifest.json.')).toBeVisible()
  await choose(page, folder)
  await expect(page.getByText('/operation-portal-users/create').first()).toBeVisible()
  await expect(page.getByText('Missing: a release needs one')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await publishButton(page).click()
  await expect(page.getByText(`users ${NEXT} is published`)).toBeVisible()
  await expect(page.getByText('A release needs a passed check')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  await page.getByRole('button', { name: 'Publish another version' }).click()
  await choose(page, folder)
  await expect(page.getByText('This version is already published')).toBeVisible()
  await expect(publishButton(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Choose another folder' }).click()
  await choose(page, await host.build('users', NEXT, scriptOf('with other bytes')))
  await expect(
    page.getByText(`@portal/users ${NEXT} is already published with different contents.`),
  ).toBeVisible()
  await expect(publishButton(page)).toHaveCount(0)

  await page.goto(`/releases/create?bundle=@portal/users&version=${NEXT}`)
  await expect(page.getByText(`${NEXT} has no passed check`)).toBeVisible()
  expect(complaints).toEqual([])
})

test('a folder that changed after its build is refused with the reason', async ({ host, visit }) => {
  const folder = await host.build('users', '9.6.0', scriptOf('as built'))
  await writeFile(join(folder, 'entry.js'), 'changed later')
  const { page } = await visit()
  await signInAs(page, 'admin')
  await page.goto('/releases/publish')
  await choose(page, folder)
  await page.getByRole('button', { name: 'Publish users 9.6.0' }).click()
  await expect(page.getByRole('alert')).toContainText(/entry\.js\S* does not match the manifest\./)
})

test('publishing is forbidden without permission', async ({ visit }) => {
  const { page } = await visit()
  await signInAs(page, 'viewer')
  await page.goto('/releases/publish')
  await expect(
    page.getByRole('heading', { level: 1, name: "You don't have access to this page" }),
  ).toBeVisible()
})

test('two releases can be compared, by a link as well', async ({ host, visit }) => {
  await host.publish('users', '9.7.0', scriptOf('compared'))
  await host.release('promote', 'users', '9.7.0')
  const { seq } = (await host.log.head()) ?? { seq: 0 }
  const { page } = await visit()
  await signInAs(page, 'admin')
  await page.goto('/releases')
  await page.getByRole('button', { name: `Actions for release ${seq}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Compare with another release' }).click()
  const changes = page.getByRole('list', { name: `Changes from release ${seq - 1} to ${seq}` })
  await expect(page.getByRole('article', { name: 'Comparison of releases' })).toBeFocused()
  await expect(changes.getByText(/^users: stable .* → 9\.7\.0$/)).toBeVisible()
  await expect(changes.getByText(/^Import map: @portal\/users: /)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.getByLabel('From', { exact: true }).selectOption({ value: String(seq) })
  await expect(page.getByText('Both releases are the same.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Both releases are the same.')).toBeVisible()
  await page.goto(`/releases?from=${seq}&to=${seq - 1}`)
  const back = page.getByRole('list', { name: `Changes from release ${seq} to ${seq - 1}` })
  await expect(back.getByText(/^users: stable 9\.7\.0 → /)).toBeVisible()
})
