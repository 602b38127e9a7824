import type { HistoryChange } from '@portal/contract/history-entry.ts'
import { templateSchemas } from '@portal/contract/templates/template-schemas.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { parseBody } from '../../http/parse-input.ts'
import type { DoneResult } from '../../tasks/row-outcome.ts'
import { newTemplate, textOf } from '../../templates/new-template.ts'
import { requireKeptLive } from '../../templates/require-kept-live.ts'
import { templateOwner } from '../../templates/template-owner.ts'
import { type TemplateRow, templateStore } from '../../templates/template-store.ts'
import { requireSound } from '../../templates/template-text.ts'
import { recordedTemplate } from '../../templates/template-view.ts'
import { entryInTask } from './entry-in-task.ts'
import type { ImportContext } from './import-subject.ts'

interface TemplateImport extends Pick<ImportContext, 'db' | 'task' | 'entries'> {
  readonly mayCreate: boolean
  readonly mayUpdate: boolean
}

interface ImportedTemplate {
  /** The local template before the import. */
  readonly before: TemplateRow | undefined
  readonly template: TemplateRow
  readonly result: DoneResult
  readonly changes: readonly HistoryChange[]
}

/** Writes a packaged template over the local one, or creates it. Templates are live when saved. */
export async function importTemplate(
  { db, task, entries, mayCreate, mayUpdate }: TemplateImport,
  subjectId: string,
  item: Readonly<Record<string, unknown>>,
): Promise<ImportedTemplate> {
  const body = parseBody(templateSchemas.createTemplate.body, item)
  requireSound(body)
  const owner = await templateOwner(db, task.accountId, subjectId)
  const store = templateStore(db, owner)
  const before = await store.findLocked(body)
  if (!before) {
    if (!mayCreate)
      throw new ApiError('PERMISSION_DENIED', { message: 'A new template also requires template.create.' })
    const template = await store.insert(await newTemplate(db, owner, body, task.createdBy))
    const recorded = recordedTemplate(undefined, template, undefined)
    entries.push(entryInTask(task, 'TEMPLATE_CREATED', recorded))
    return { before, template, result: 'CREATED', changes: recorded.changes ?? [] }
  }
  const template = { ...before, ...textOf(body) }
  const recorded = recordedTemplate(before, template, undefined)
  if (recorded.changes?.length === 0) return { before, template: before, result: 'UNCHANGED', changes: [] }
  if (!mayUpdate)
    throw new ApiError('PERMISSION_DENIED', { message: 'Changing a template also requires template.update.' })
  await requireKeptLive(db, owner, before, body)
  const saved = await store.save(template, task.createdBy)
  entries.push(entryInTask(task, 'TEMPLATE_UPDATED', recordedTemplate(before, saved, undefined)))
  return { before, template: saved, result: 'UPDATED', changes: recorded.changes ?? [] }
}
