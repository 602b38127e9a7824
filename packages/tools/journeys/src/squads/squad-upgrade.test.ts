import { execFile } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { testAtHost } from '../testing/host-test.ts'
import { installOffline } from '../testing/install-offline.ts'
import { offlineNpm } from '../testing/offline-npm.ts'
import { expect } from '../testing/portal-test.ts'
import { SQUAD_TOKEN, startReleaseStack } from '../testing/release-stack.ts'
import { copyRepository } from '../testing/repository-copy.ts'

const repository = resolve(import.meta.dirname, '../../../../..')
const PORTAL = 'packages/servers/releases/src/command-line/portal.ts'
const INSTALLED = 'node_modules/@portal/releases/src/command-line/portal.ts'

interface Result {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs a command of the portal in a folder, as from a terminal. */
const portalIn =
  (cwd: string, program: string, variables: Readonly<Record<string, string>> = {}) =>
  (...args: string[]): Promise<Result> =>
    new Promise((ended) => {
      const env = { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined, ...variables }
      execFile(process.execPath, ['--import', 'tsx', program, ...args], { cwd, env }, (error, out, err) =>
        ended({ code: error ? 1 : 0, out, err }),
      )
    })

/** Files of the contract have no report of their public surface. */
const ENDPOINTS = 'resources/change-request-endpoints.ts'

/** Two repositories created with this portal, and a newer portal whose packages no longer have `JsonView`. */
async function startUpgrade() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-upgrade-'))
  const [shops, cards] = [join(folder, 'shops'), join(folder, 'cards')]
  const here = portalIn(repository, PORTAL)
  await here('new', 'shops', '--repository', shops)
  await here('new', 'cards', '--repository', cards)
  for (const squad of [shops, cards]) installOffline(squad)
  appendFileSync(join(cards, 'src/app.ts'), "\nexport { JsonView } from '@portal/ui'\n")

  const portal = copyRepository()
  portal.replace('packages/page/ui/src/index.ts', "export { JsonView } from './details/json-view.tsx'", '')
  portal.replace(
    'packages/page/ui/ui.api.md',
    'export function JsonView(input: {\n    value: unknown;\n}): JSX.Element;',
    '',
  )
  portal.replace(
    `packages/contract/src/${ENDPOINTS}`,
    'export { getChangeRequest',
    'export { listFiles, getChangeRequest',
  )
  const there = portalIn(portal.root, PORTAL)
  for (const squad of [shops, cards]) await there('pack', join(squad, 'packages'))

  const stack = await startReleaseStack()
  const PATH = offlineNpm(join(folder, 'bin'))
  const variables = { PATH, RELEASE_TOKEN: SQUAD_TOKEN }
  return {
    shops: portalIn(shops, INSTALLED, variables),
    cards: portalIn(cards, INSTALLED, variables),
    folderOfShops: shops,
    url: stack.url,
    flag: stack.flag,
    stop: async () => {
      await stack.stop()
      portal.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const test = testAtHost(startUpgrade)

test('an upgrade lists what changed, and the new build passes every check', async ({
  host: { shops, folderOfShops, url },
}) => {
  const { code, out, err } = await shops('upgrade', '--url', url)
  expect(err).toBe('')
  expect(code).toBe(0)
  expect(out).toMatch(/@portal\/ui \S+-h\w+ → \S+-h\w+\n/)
  expect(out).toContain(
    `Changed public surfaces:\n@portal/contract/${ENDPOINTS}\n  added   listFiles\nui\n  removed JsonView\n`,
  )
  expect(out).toContain('@portal/shops 1.0.0\n  passed')
  expect(out).toContain('The application is upgraded. Next: npm test.')
  const { version } = JSON.parse(
    readFileSync(join(folderOfShops, 'node_modules/@portal/ui/package.json'), 'utf8'),
  )
  expect(out).toContain(`→ ${version}`)
  const again = await shops('upgrade', '--url', url)
  expect([again.code, again.out]).toEqual([
    0,
    expect.stringContaining('The packages in package.json are already installed.'),
  ])
})

test('an upgrade reports removed exports that are still used, before building', async ({
  host: { cards, url },
}) => {
  const { code, out, err } = await cards('upgrade', '--url', url)
  expect(code).toBe(1)
  expect(out).toContain('removed JsonView')
  expect(out).toContain('src/app.ts')
  expect(err).toContain('The application is not compatible with the new packages yet.')
  expect(out).not.toContain('Building')
})

test('an upgrade is rejected in the portal’s own repository', async () => {
  const { code, err } = await portalIn(repository, PORTAL)('upgrade')
  expect([code, err]).toEqual([1, expect.stringContaining("upgrade works only in a squad's own repository")])
})
