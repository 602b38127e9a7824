import { expect, test } from '@jest/globals'
import { appTables } from '@portal/releases/bundle/app-tables.ts'
import { oddAddresses } from '@portal/releases/bundle/odd-addresses.ts'
import { testManifest } from '@portal/releases/testing/test-bundle.ts'
import { deliveryOf } from './delivery-of.ts'
import { createHost } from './server.ts'
import { readSettings } from './settings.ts'
import { createTestReleases } from './testing/test-releases.ts'
import { createTestRepository } from './testing/test-repository.ts'

test('no application can claim an address that the host answers itself', async () => {
  const repository = createTestRepository()
  const releases = createTestReleases(repository.root)
  await releases.publishRepository()
  const settings = readSettings({ IDENTITY_DISCOVERY: 'off', ...releases.environment })
  const host = await createHost(settings, await deliveryOf(settings))
  const words = new Set(
    [...host.printRoutes({ commonPrefix: false }).matchAll(/── \/([\w-]+)/g)].map(([, word = '']) => word),
  )
  await host.close()
  releases.remove()
  repository.remove()

  expect([...words]).toEqual(expect.arrayContaining(['api', 'health', 'page-failures', 'releases']))
  const claimable = [...words].filter((word) => {
    const routes = [{ path: `/${word}/new`, label: 'Label', title: 'Title' }]
    return appTables([testManifest('@zevil/shops', '1.0.0', { routes })]).flatMap(oddAddresses).length === 0
  })
  expect(claimable).toEqual([])
})
