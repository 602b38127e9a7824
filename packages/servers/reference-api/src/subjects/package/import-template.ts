import type { HistoryChange } from '@portal/contract/history-entry.ts'
import { templateSchemas } from '@portal/contract/templates/template-schemas.ts'
import { parseBody } from '../../http/parse-input.ts'
import type { DoneResult } from '../../tasks/row-outcome.ts'
import { newTemplate, textOf } from '../../templates/new-template.ts'
import { templateOwner } from '../../templates/template-owner.ts'
import { templateStore } from '../../templates/template-store.ts'
import { requireSound } from '../../templates/template-text.ts'
import { recordedTemplate } from '../../templates/template-view.ts'
import { entryInTask } from './entry-in-task.ts'
import type { ImportContext } from './import-subject.ts'

interface ImportedTemplate {
  readonly result: DoneResult
  readonly changes: readonly HistoryChange[]
}

/** Writes a packaged template over the local one, or creates it. Templates are live when saved. */
export async function importTemplate(
  { db, task, entries }: Pick<ImportContext, 'db' | 'task' | 'entries'>,
  subjectId: string,
  item: Readonly<Record<string, unknown>>,
): Promise<ImportedTemplate> {
  const body = parseBody(templateSchemas.createTemplate.body, item)
  requireSound(body)
  const owner = await templateOwner(db, task.accountId, subjectId)
  const store = templateStore(db, owner)
  const before = await store.find(body)
  if (!before) {
    const template = await store.insert(await newTemplate(db, owner, body, task.createdBy))
    const recorded = recordedTemplate(undefined, template, undefined)
    entries.push(entryInTask(task, 'TEMPLATE_CREATED', recorded))
    return { result: 'CREATED', changes: recorded.changes ?? [] }
  }
  const template = { ...before, ...textOf(body) }
  const recorded = recordedTemplate(before, template, undefined)
  if (recorded.changes?.length === 0) return { result: 'UNCHANGED', changes: [] }
  const saved = await store.save(template, task.createdBy)
  entries.push(entryInTask(task, 'TEMPLATE_UPDATED', recordedTemplate(before, saved, undefined)))
  return { result: 'UPDATED', changes: recorded.changes ?? [] }
}
