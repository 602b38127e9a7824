import type { ParsedOf } from '@portal/contract/endpoint.ts'
import type { PersonRef } from '@portal/contract/formats.ts'
import { templateAdvice } from '@portal/contract/templates/template-advice.ts'
import type { createTemplate } from '@portal/contract/templates/template-endpoints.ts'
import { templateProblems } from '@portal/contract/templates/template-problems.ts'
import { nextRevision } from '../database/next-revision.ts'
import type { Database } from '../database/tables.ts'
import { type TemplateRow, templateEntityId } from './template-store.ts'

export type TemplateBody = ParsedOf<typeof createTemplate>['body']

/** How many problems the checks find in a message. */
export const countRemarks = (message: Parameters<typeof templateAdvice>[0]): number =>
  templateProblems(message).length + templateAdvice(message).length

/** A template's texts and the number of problems; fields that its channel lacks are empty. */
export const textOf = (body: TemplateBody) => ({
  enabled: body.enabled,
  draft: body.draft,
  problems: countRemarks(body),
  bodyText: body.bodyText,
  subjectLine: 'subjectLine' in body ? body.subjectLine : null,
  bodyHtml: 'bodyHtml' in body ? (body.bodyHtml ?? null) : null,
})

interface Owner {
  readonly accountId: string
  readonly subjectId: string
}

/** A new template. When one was deleted before, its history continues. */
export async function newTemplate(
  db: Database,
  { accountId, subjectId }: Owner,
  body: TemplateBody,
  by: PersonRef,
): Promise<Omit<TemplateRow, 'search'>> {
  const { channel, type, lang } = body
  const entityId = templateEntityId(subjectId, body)
  const now = new Date()
  return {
    accountId,
    subjectId,
    channel,
    type,
    lang,
    ...textOf(body),
    revision: await nextRevision(db, { accountId, entity: 'template', entityId }),
    createdAt: now,
    createdBy: by,
    updatedAt: now,
    updatedBy: by,
  }
}
