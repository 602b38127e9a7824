import {
  createTemplate,
  deleteTemplate,
  updateTemplate,
} from '@portal/contract/templates/template-endpoints.ts'
import type { TemplateKey } from '@portal/contract/templates/template-name.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import type { Api } from '../http/api.ts'
import { requireMatch } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import { newTemplate, type TemplateBody, textOf } from './new-template.ts'
import { requireKeptLive } from './require-kept-live.ts'
import { requireDispensable, templateOwner } from './template-owner.ts'
import { templateKey, templateStore } from './template-store.ts'
import { requireSound } from './template-text.ts'
import { recordedTemplate, savedTemplate } from './template-view.ts'

const KEY_FIELDS = ['channel', 'type', 'lang'] as const

function requireSameKey(key: TemplateKey, body: TemplateBody): void {
  const changed = KEY_FIELDS.find((field) => key[field] !== body[field])
  if (changed === undefined) return
  throw new ApiError('FIELD_IMMUTABLE', {
    details: [fieldDetail(`/${changed}`, 'FIELD_IMMUTABLE', 'This cannot change. Add another template.')],
  })
}

function serveTemplateCreation(api: Api): void {
  serve(api, createTemplate, async ({ db, caller: { accountId, person }, params, body }) => {
    const owner = await templateOwner(db, accountId, params.subjectId)
    requireSound(body)
    const made = await newTemplate(db, owner, body, person)
    const template = await templateStore(db, owner).insert(made)
    const { subjectId, channel, type, lang } = template
    return {
      body: savedTemplate(template),
      revision: template.revision,
      location: `/subjects/${subjectId}/templates/${channel}/${type}/${lang}`,
      recorded: recordedTemplate(undefined, template, body.changeReason),
    }
  })
}

export function serveTemplateChanges(api: Api): void {
  serveTemplateCreation(api)

  serve(api, updateTemplate, async ({ db, caller, params, body, ifMatch }) => {
    const owner = await templateOwner(db, caller.accountId, params.subjectId)
    const key = templateKey(params)
    const store = templateStore(db, owner)
    const before = await store.lock(key)
    requireMatch(ifMatch, before)
    requireSameKey(key, body)
    requireSound(body)
    await requireKeptLive(db, owner, before, body)
    const template = await store.save({ ...before, ...textOf(body) }, caller.person)
    return {
      body: savedTemplate(template),
      revision: template.revision,
      recorded: recordedTemplate(before, template, body.changeReason),
    }
  })

  serve(api, deleteTemplate, async ({ db, caller, params, ifMatch, changeReason }) => {
    const owner = await templateOwner(db, caller.accountId, params.subjectId)
    const key = templateKey(params)
    const store = templateStore(db, owner)
    const before = await store.lock(key)
    requireMatch(ifMatch, before)
    if (!before.draft) await requireDispensable(db, owner, key)
    await store.remove(key)
    return { body: undefined, recorded: recordedTemplate(before, undefined, changeReason) }
  })
}
