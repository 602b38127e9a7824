import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { BAD_VERSION, serveBadVersion } from './testing/bad-version.ts'
import { browserForTests } from './testing/browser.ts'
import { openAs } from './testing/sign-in.ts'

jest.setTimeout(60_000)
const visit = browserForTests()

const USERS = '@portal/users'
const ADDRESS = '/operation-portal-users'

/** An entry whose lifecycles are the given ones. */
const lifecycles = (bootstrap: string, mount: string) => `System.register([], (give) => ({
  execute() {
    give({ bootstrap: async () => { ${bootstrap} }, mount: async (props) => { ${mount} }, unmount: async () => {} })
  },
}))`

const FAULT = "throw new Error('a fault of the new version')"
const DRAWS = "props.domElementGetter().append('Half a screen')"

const operators = (page: Page) =>
  page.getByRole('table', { name: 'Operation portal users' }).getByRole('rowheader').first()

/** What the page tells its host of failures. */
function reportsOf(page: Page): unknown[] {
  const reports: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/page-failures')) reports.push(request.postDataJSON())
  })
  return reports
}

/** The entry as another build has it, whose other files are not there: builds keep what they load under their names. */
const ALONE = readFileSync(resolve(__dirname, '../../users/dist/entry.js'), 'utf8').replace(
  /\bb[0-9a-f]{9}\b/g,
  'b000000000',
)

describe('a bad version gives way to the last good one, without anybody doing anything', () => {
  test.each([
    ['does not arrive', 'load', undefined],
    ['throws when it runs', 'evaluate', `System.register([], () => ({ execute() { ${FAULT} } }))`],
    ['throws when it is started', 'bootstrap', lifecycles(FAULT, '')],
    ['throws when it is mounted', 'mount', lifecycles('', `${DRAWS}; ${FAULT}`)],
    ['never comes up', 'hang', lifecycles('', `${DRAWS}; await new Promise(() => {})`)],
  ])('when it %s', async (_how, phase, script) => {
    const { page, complaints } = await visit()
    const reports = reportsOf(page)
    await serveBadVersion(page, USERS, script)
    await openAs(page, 'viewer', ADDRESS)
    await operators(page).waitFor()
    expect(await page.getByText('Half a screen').count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(reports).toEqual([
      { bundle: USERS, version: BAD_VERSION, phase, fallback: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
    ])
    const note = page.getByRole('region', { name: 'Versions in this page' })
    await note.getByText(/^users \d+\.\d+\.\d+, since 9\.9\.9 failed$/).waitFor()
    const own = complaints.filter((text) => !text.startsWith('Failed to load resource'))
    expect(own).toEqual([expect.stringContaining(`${USERS} ${BAD_VERSION} failed (${phase})`)])
  })

  test('when it is there, and the code of its screen does not arrive', async () => {
    const { page } = await visit()
    const reports = reportsOf(page)
    await serveBadVersion(page, USERS, ALONE)
    await openAs(page, 'viewer', ADDRESS)
    await operators(page).waitFor()
    const note = page.getByRole('region', { name: 'Versions in this page' })
    await note.getByText(/^users \d+\.\d+\.\d+, since 9\.9\.9 failed$/).waitFor()
    expect(reports).toMatchObject([{ bundle: USERS, version: BAD_VERSION, phase: 'load' }])
  })
})
