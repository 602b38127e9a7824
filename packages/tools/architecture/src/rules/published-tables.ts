import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '@portal/build/src/workspace.ts'
import type { PermissionRow } from '../../../../contract/src/roles/declared-permission.ts'
import type { RecordRow } from '../../../../page/routing/src/record-row.ts'
import type { RouteRow } from '../../../../page/routing/src/route-row.ts'
import { APPLICATIONS } from './layers.ts'

interface PublishedTables {
  /** Folder of the application. */
  readonly name: string
  readonly routes: Readonly<Record<string, RouteRow>>
  readonly records: Readonly<Record<string, RecordRow>>
  readonly permissions: Readonly<Record<string, PermissionRow>>
}

function tableOf<Table>(name: string, table: string): Table | undefined {
  const file = join(packageFolder(name), 'src', `${table}.ts`)
  return existsSync(file) ? require(file)[table] : undefined
}

/** What every application of the workspace publishes. */
export const PUBLISHED: readonly PublishedTables[] = APPLICATIONS.map((name) => ({
  name,
  routes: tableOf<PublishedTables['routes']>(name, 'routes') ?? {},
  records: tableOf<PublishedTables['records']>(name, 'records') ?? {},
  permissions: tableOf<PublishedTables['permissions']>(name, 'permissions') ?? {},
}))
