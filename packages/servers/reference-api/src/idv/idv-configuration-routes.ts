import { USUAL_CONFIGURATION } from '@portal/contract/idv/idv.ts'
import {
  getIdvConfiguration,
  listIdvConfigurationHistory,
  saveIdvConfiguration,
} from '@portal/contract/idv/idv-endpoints.ts'
import type { IdvConfiguration } from '@portal/contract/idv/idv-rule-schemas.ts'
import type { Selectable } from 'kysely'
import { changesBetween } from '../database/changes-between.ts'
import type { Database } from '../database/tables.ts'
import { listHistory } from '../history/history-list.ts'
import type { Api } from '../http/api.ts'
import { requireMatch } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import { requireEnabledChannels } from './channel-use.ts'
import { type IdvSystem, idvSystem, lockIdvSystem } from './idv-system.ts'
import type { IdvConfigurationTable } from './idv-tables.ts'

type ConfigurationRow = Selectable<IdvConfigurationTable>

/** Defaults until a configuration is saved. */
const DEFAULTS: IdvConfiguration = {
  ...USUAL_CONFIGURATION,
  fallbackChannels: [...USUAL_CONFIGURATION.fallbackChannels],
  revision: 0,
  updatedAt: null,
  updatedBy: null,
}

const configurationView = (row: ConfigurationRow | undefined): IdvConfiguration =>
  row
    ? {
        ...row.body,
        revision: row.revision,
        updatedAt: row.updatedAt.toISOString(),
        updatedBy: row.updatedBy,
      }
    : DEFAULTS

/** Settings for all rules of a system. */
export const readConfiguration = async (db: Database, system: IdvSystem): Promise<IdvConfiguration> =>
  configurationView(await findConfiguration(db, system))

const findConfiguration = (db: Database, { accountId, subjectId }: IdvSystem) =>
  db
    .selectFrom('idvConfiguration')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('subjectId', '=', subjectId)
    .executeTakeFirst()

export function serveIdvConfiguration(api: Api): void {
  serve(api, getIdvConfiguration, async ({ db, caller, params }) => {
    const row = await findConfiguration(db, await idvSystem(db, caller.accountId, params.subjectId))
    return { body: configurationView(row), revision: row?.revision ?? 0 }
  })

  serve(
    api,
    saveIdvConfiguration,
    async ({ db, caller, params, body: { changeReason, ...body }, ifMatch }) => {
      const system = await lockIdvSystem(db, caller.accountId, params.subjectId)
      const before = await findConfiguration(db, system)
      if (before) requireMatch(ifMatch, before)
      const chosen = body.fallbackChannels.map((channel, rank) => ({
        channel,
        at: `/fallbackChannels/${rank}`,
      }))
      await requireEnabledChannels(db, system, chosen)
      const written = {
        body,
        revision: (before?.revision ?? 0) + 1,
        updatedAt: new Date(),
        updatedBy: caller.person,
      }
      const row = await db
        .insertInto('idvConfiguration')
        .values({ ...system, ...written })
        .onConflict((known) => known.columns(['accountId', 'subjectId']).doUpdateSet(written))
        .returningAll()
        .executeTakeFirstOrThrow()
      return {
        body: configurationView(row),
        revision: row.revision,
        recorded: {
          entity: 'idvConfiguration',
          entityId: system.subjectId,
          revision: row.revision,
          changes: changesBetween(before?.body ?? {}, body),
          changeReason,
        },
      }
    },
  )

  serve(api, listIdvConfigurationHistory, async ({ db, caller: { accountId }, params, query }) => {
    const { subjectId } = await idvSystem(db, accountId, params.subjectId)
    const record = { accountId, entity: 'idvConfiguration', entityId: subjectId } as const
    return { body: await listHistory(db, record, query) }
  })
}
