import { expect, test } from '@jest/globals'
import { listDeclaredPermissions } from '@portal/contract/roles/role-endpoints.ts'
import { startPermissionHost } from '../testing/permission-host.ts'
import { startTestServer } from '../testing/test-server.ts'

test('an API that starts asks the portal host which permissions applications declare', async () => {
  const host = await startPermissionHost()
  host.serve({ app: '@portal/fees', group: 'Fees', resource: 'x.fees.close', description: 'Close a month' })
  const server = await startTestServer({ portalHostUrl: host.url })
  try {
    const admin = await server.as('admin')
    const known = async () => (await admin.call(listDeclaredPermissions, {})).body.items
    let items = await known()
    while (items.length === 0) items = await known()
    expect(items).toMatchObject([{ resource: 'x.fees.close', isDeclared: true }])
  } finally {
    await server.stop()
    await host.stop()
  }
})
