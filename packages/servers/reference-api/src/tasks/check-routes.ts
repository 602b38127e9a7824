import { correctTaskRows, getImportPreview } from '@portal/contract/tasks/task-endpoints.ts'
import { refusalToCorrectRows } from '@portal/contract/tasks/task-rules.ts'
import { requireAllowed } from '@portal/server-common/http/api-error.ts'
import type { Api } from '../http/api.ts'
import { requireMatch } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import { expireReports } from './expire-reports.ts'
import { previewOf } from './import-preview.ts'
import { wakeWorkers } from './start-task.ts'
import { keepCorrections } from './task-corrections.ts'
import { checkedAgain, requireToContinue } from './task-lifecycle.ts'
import { taskStore } from './task-store.ts'
import { taskView } from './task-view.ts'

/** Serves the steps between the check of a file and its confirmation. */
export function serveChecks(api: Api): void {
  serve(api, correctTaskRows, async ({ db, caller, params, body, ifMatch }) => {
    const store = taskStore(db, caller)
    const before = await store.lock(params.taskId)
    requireMatch(ifMatch, before)
    requireToContinue(caller, before)
    requireAllowed(refusalToCorrectRows(before))
    await keepCorrections(db, before.id, body.corrections)
    await expireReports(db, before.id)
    const task = await store.change(before, checkedAgain(), caller.person)
    await wakeWorkers(db)
    return {
      body: await taskView({ db, caller, api }, task),
      revision: task.revision,
      recorded: {
        entity: 'task' as const,
        entityId: task.id,
        revision: task.revision,
        // The values themselves become part of the history of the changed records.
        changes: body.corrections.map(({ row, field }) => ({
          path: `/rows/${row}${field}`,
          op: 'REPLACE' as const,
        })),
      },
    }
  })

  serve(api, getImportPreview, async ({ db, caller, params }) => ({
    body: await previewOf(db, await taskStore(db, caller).get(params.taskId)),
  }))
}
