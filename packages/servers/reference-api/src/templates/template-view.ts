import type { TemplateOrigin } from '@portal/contract/templates/template.ts'
import type { Template, TemplateSummary } from '@portal/contract/templates/template-schemas.ts'
import type { Recorded } from '../database/audit.ts'
import { changesBetween } from '../database/changes-between.ts'
import { type TemplateRow, templateEntityId } from './template-store.ts'

/** Facts about a template's relation to others: it is live in their place, or outdated. */
interface TemplateState {
  readonly origin: TemplateOrigin
  readonly outdatedSince: Date | null
}

type SummaryRow = Omit<TemplateRow, 'bodyText' | 'bodyHtml' | 'search'> & TemplateState

/** A template as in lists. */
export const templateSummary = ({ accountId: _, ...row }: SummaryRow): TemplateSummary => ({
  ...row,
  outdatedSince: row.outdatedSince?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export const templateView = ({ search: _, ...row }: TemplateRow & TemplateState): Template => ({
  ...templateSummary(row),
  bodyText: row.bodyText,
  bodyHtml: row.bodyHtml,
})

/** A template that was just saved: nothing newer exists that it depends on. */
export const savedTemplate = (row: TemplateRow): Template =>
  templateView({ ...row, origin: 'OWN', outdatedSince: null })

/** The fields of a template that history records. */
const recordedFields = ({
  channel,
  type,
  lang,
  subjectLine,
  bodyText,
  bodyHtml,
  enabled,
  draft,
}: TemplateRow) => ({
  channel,
  type,
  lang,
  enabled,
  ...(draft && { draft }),
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
