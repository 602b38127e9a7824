import type { ParsedOf } from '@portal/contract/endpoint.ts'
import {
  createTemplate,
  deleteTemplate,
  updateTemplate,
} from '@portal/contract/templates/template-endpoints.ts'
import { nextRevision } from '../database/next-revision.ts'
import type { Api } from '../http/api.ts'
import { ApiError, fieldDetail } from '../http/api-error.ts'
import { requireMatch } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import { requireDispensable, templateOwner } from './template-owner.ts'
import { type TemplateKey, templateEntityId, templateKey, templateStore } from './template-store.ts'
import { requireSound } from './template-text.ts'
import { recordedTemplate, templateView } from './template-view.ts'

type Body = ParsedOf<typeof createTemplate>['body']

const textOf = (body: Body) => ({
  enabled: body.enabled,
  bodyText: body.bodyText,
  subjectLine: 'subjectLine' in body ? body.subjectLine : null,
  bodyHtml: 'bodyHtml' in body ? (body.bodyHtml ?? null) : null,
})

const KEY_FIELDS = ['channel', 'type', 'lang'] as const

function requireSameKey(key: TemplateKey, body: Body): void {
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
    const { subjectId } = owner
    const { channel, type, lang } = body
    const entityId = templateEntityId(subjectId, body)
    const now = new Date()
    const template = await templateStore(db, owner).insert({
      accountId,
      subjectId,
      channel,
      type,
      lang,
      ...textOf(body),
      revision: await nextRevision(db, { accountId, entity: 'template', entityId }),
      createdAt: now,
      createdBy: person,
      updatedAt: now,
      updatedBy: person,
    })
    return {
      body: templateView(template, 'OWN'),
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
    if (!body.enabled && before.enabled) await requireDispensable(db, owner, key)
    const template = await store.save({ ...before, ...textOf(body) }, caller.person)
    return {
      body: templateView(template, 'OWN'),
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
    await requireDispensable(db, owner, key)
    await store.remove(key)
    return { body: undefined, recorded: recordedTemplate(before, undefined, changeReason) }
  })
}
