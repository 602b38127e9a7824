import {
  getTemplate,
  listTemplateCoverage,
  listTemplateHistory,
  listTemplates,
  listTemplateTexts,
} from '@portal/contract/templates/template-endpoints.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { listHistory } from '../history/history-list.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { serveTemplateChanges } from './template-change-routes.ts'
import { listCoverageFor } from './template-coverage.ts'
import { serveTemplateImports } from './template-import-routes.ts'
import { listTemplatesOf, listTemplateTextsOf } from './template-list.ts'
import { templateOwner } from './template-owner.ts'
import { templateEntityId, templateKey, templateStore } from './template-store.ts'
import { serveTestMessages } from './template-test-routes.ts'
import { templateView } from './template-view.ts'

function serveTemplateReads(api: Api): void {
  serve(api, listTemplates, async ({ db, caller, params, query }) => {
    const owner = await templateOwner(db, caller.accountId, params.subjectId)
    return { body: await listTemplatesOf(db, owner, query) }
  })

  serve(api, listTemplateTexts, async ({ db, caller, params, query }) => {
    const owner = await templateOwner(db, caller.accountId, params.subjectId)
    return { body: await listTemplateTextsOf(db, owner, query) }
  })

  serve(api, listTemplateCoverage, async ({ db, caller, query }) => ({
    body: await listCoverageFor(db, caller, query),
  }))

  serve(api, getTemplate, async ({ db, caller: { accountId, systemSubjectId }, params, query }) => {
    const owner = await templateOwner(db, accountId, params.subjectId)
    const key = templateKey(params)
    const own = query.origin === 'SYSTEM' ? undefined : await templateStore(db, owner).findWithState(key)
    if (own) return { body: templateView({ ...own, origin: 'OWN' }), revision: own.revision }
    if (query.origin === 'OWN') throw new ApiError('TEMPLATE_NOT_FOUND')
    const inherited = await templateStore(db, { accountId, subjectId: systemSubjectId }).find(key)
    if (!inherited || inherited.draft) throw new ApiError('TEMPLATE_NOT_FOUND')
    return {
      body: templateView({ ...inherited, origin: 'SYSTEM', outdatedSince: null }),
      revision: inherited.revision,
    }
  })

  // The history of a deleted template stays readable.
  serve(api, listTemplateHistory, async ({ db, caller: { accountId }, params, query }) => {
    const { subjectId } = await templateOwner(db, accountId, params.subjectId)
    const entityId = templateEntityId(subjectId, templateKey(params))
    return { body: await listHistory(db, { accountId, entity: 'template', entityId }, query) }
  })
}

/** Messages of the SRC system and of the issuers. */
export function serveTemplates(api: Api): void {
  serveTemplateReads(api)
  serveTemplateChanges(api)
  serveTemplateImports(api)
  serveTestMessages(api)
}
