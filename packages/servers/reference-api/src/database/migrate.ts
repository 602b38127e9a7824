import { log } from '@portal/server-common/log.ts'
import { type MigrationResult, Migrator, sql } from 'kysely'
import { isUnreachable, lacksExtension } from './database-error.ts'
import * as accountsAndPeople from './migrations/0001-accounts-and-people.ts'
import * as subjects from './migrations/0002-subjects.ts'
import * as auditAndIdempotency from './migrations/0003-audit-and-idempotency.ts'
import * as people from './migrations/0004-people.ts'
import * as dpas from './migrations/0005-dpas.ts'
import * as resources from './migrations/0006-resources.ts'
import * as idvAndTemplates from './migrations/0007-idv-and-templates.ts'
import * as profiles from './migrations/0008-profiles.ts'
import * as tasks from './migrations/0009-tasks.ts'
import * as auditEvents from './migrations/0010-audit-events.ts'
import * as presence from './migrations/0011-presence.ts'
import * as systemSubject from './migrations/0012-system-subject.ts'
import * as demoOperators from './migrations/0013-demo-operators.ts'
import * as endedSessions from './migrations/0014-ended-sessions.ts'
import * as taskSubjectTypes from './migrations/0015-task-subject-types.ts'
import * as refusedSignIns from './migrations/0016-refused-sign-ins.ts'
import * as taskFacts from './migrations/0017-task-facts.ts'
import * as dpaOwnOptions from './migrations/0018-dpa-own-options.ts'
import * as callCounts from './migrations/0019-call-counts.ts'
import * as uploadsInParts from './migrations/0020-uploads-in-parts.ts'
import * as checkedImports from './migrations/0021-checked-imports.ts'
import * as changeRequestWork from './migrations/0022-change-request-work.ts'
import * as templateDrafts from './migrations/0023-template-drafts.ts'
import * as mailHtml from './migrations/0024-mail-html.ts'
import * as customerCare from './migrations/0025-customer-care.ts'
import * as foldedSearch from './migrations/0026-folded-search.ts'
import * as retiredDirectories from './migrations/0027-retired-directories.ts'
import * as issuerKeys from './migrations/0028-issuer-keys.ts'
import * as undoOfBulkActions from './migrations/0029-undo-of-bulk-actions.ts'
import * as entriesOfTasks from './migrations/0030-entries-of-tasks.ts'
import * as sharedViews from './migrations/0031-shared-views.ts'
import * as operatorIdentities from './migrations/0032-operator-identities.ts'
import * as problemsOfRows from './migrations/0033-problems-of-rows.ts'
import * as accessRequests from './migrations/0034-access-requests.ts'
import * as declaredPermissions from './migrations/0035-declared-permissions.ts'
import * as filtersInIndexes from './migrations/0036-filters-in-indexes.ts'
import * as auditFilters from './migrations/0037-audit-filters.ts'
import * as permissionsOfTasks from './migrations/0038-permissions-of-tasks.ts'
import * as optionsOfPromotions from './migrations/0039-options-of-promotions.ts'
import * as permissionsOfUndos from './migrations/0040-permissions-of-undos.ts'
import type { Database } from './tables.ts'

const migrations = {
  '0001-accounts-and-people': accountsAndPeople,
  '0002-subjects': subjects,
  '0003-audit-and-idempotency': auditAndIdempotency,
  '0004-people': people,
  '0005-dpas': dpas,
  '0006-resources': resources,
  '0007-idv-and-templates': idvAndTemplates,
  '0008-profiles': profiles,
  '0009-tasks': tasks,
  '0010-audit-events': auditEvents,
  '0011-presence': presence,
  '0012-system-subject': systemSubject,
  '0013-demo-operators': demoOperators,
  '0014-ended-sessions': endedSessions,
  '0015-task-subject-types': taskSubjectTypes,
  '0016-refused-sign-ins': refusedSignIns,
  '0017-task-facts': taskFacts,
  '0018-dpa-own-options': dpaOwnOptions,
  '0019-call-counts': callCounts,
  '0020-uploads-in-parts': uploadsInParts,
  '0021-checked-imports': checkedImports,
  '0022-change-request-work': changeRequestWork,
  '0023-template-drafts': templateDrafts,
  '0024-mail-html': mailHtml,
  '0025-customer-care': customerCare,
  '0026-folded-search': foldedSearch,
  '0027-retired-directories': retiredDirectories,
  '0028-issuer-keys': issuerKeys,
  '0029-undo-of-bulk-actions': undoOfBulkActions,
  '0030-entries-of-tasks': entriesOfTasks,
  '0031-shared-views': sharedViews,
  '0032-operator-identities': operatorIdentities,
  '0033-problems-of-rows': problemsOfRows,
  '0034-access-requests': accessRequests,
  '0035-declared-permissions': declaredPermissions,
  '0036-filters-in-indexes': filtersInIndexes,
  '0037-audit-filters': auditFilters,
  '0038-permissions-of-tasks': permissionsOfTasks,
  '0039-options-of-promotions': optionsOfPromotions,
  '0040-permissions-of-undos': permissionsOfUndos,
}

/** Whether a newer version of this program has migrated the tables. */
async function areNewer(db: Database): Promise<boolean> {
  const { rows } = await sql<{ here: boolean }>`
    select to_regclass('kysely_migration') is not null as here
  `.execute(db)
  if (rows[0]?.here !== true) return false
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return applied.rows.some(({ name }) => !(name in migrations))
}

function failed(error: unknown, results: readonly MigrationResult[] = []): unknown {
  const name = results.find(({ status }) => status === 'Error')?.migrationName
  if (!name || !(error instanceof Error) || isUnreachable(error) || lacksExtension(error)) return error
  return new Error(
    `The migration ${name} failed, and nothing was changed: ${error.message}. Servers of the earlier version keep working. Report this to the developers of the portal.`,
  )
}

/**
 * Migrates the tables. Several processes may do so concurrently: one works, the others wait. Tables of a newer version
 * stay as they are, so that a process of the version before can restart during an upgrade or come back after it.
 * Throws a one-sentence error that names the migration that failed; PostgreSQL has then undone all.
 */
export async function migrate(db: Database): Promise<void> {
  if (await areNewer(db)) {
    log.warn('tables-newer', { message: 'A newer version has changed the tables. They stay as they are.' })
    return
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw failed(error, results)
}
