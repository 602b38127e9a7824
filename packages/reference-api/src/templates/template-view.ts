import type { TemplateOrigin } from '@portal/contract/templates/template.ts'
import type { Template, TemplateSummary } from '@portal/contract/templates/template-schemas.ts'
import type { Recorded } from '../database/audit.ts'
import { changesBetween } from '../database/changes-between.ts'
import { type TemplateRow, templateEntityId } from './template-store.ts'

type SummaryRow = Omit<TemplateRow, 'bodyText' | 'bodyHtml' | 'search'>

/** A template as lists show it. */
export const templateSummary = (row: SummaryRow, origin: TemplateOrigin): TemplateSummary => ({
  ...row,
  origin,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export const templateView = (row: TemplateRow, origin: TemplateOrigin): Template => ({
  ...templateSummary(row, origin),
  bodyText: row.bodyText,
  bodyHtml: row.bodyHtml,
})

/** What history records of a template. */
const recordedFields = ({ channel, type, lang, subjectLine, bodyText, bodyHtml, enabled }: TemplateRow) => ({
  channel,
  type,
  lang,
  enabled,
  bodyText,
  ...(subjectLine !== null && { subjectLine }),
  ...(bodyHtml !== null && { bodyHtml }),
})

/** The entry for a change of a template; a new one has no `before`, a deleted one no `after`. */
export function recordedTemplate(
  before: TemplateRow | undefined,
  after: TemplateRow | undefined,
  changeReason: string | undefined,
): Recorded {
  const template = after ?? before
  if (!template) throw new Error('There is no change without a template.')
  return {
    entity: 'template',
    entityId: templateEntityId(template.subjectId, template),
    revision: after?.revision ?? template.revision + 1,
    changes: changesBetween(before ? recordedFields(before) : {}, after ? recordedFields(after) : {}),
    changeReason,
  }
}
