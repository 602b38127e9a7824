import { ERROR_REASONS } from '@portal/contract/error-reasons.ts'
import type { ErrorDetail } from '@portal/contract/error-response.ts'
import type { ImportOutcome } from '@portal/contract/templates/template.ts'
import { importTemplates } from '@portal/contract/templates/template-endpoints.ts'
import type { ImportedRow, ImportResult } from '@portal/contract/templates/template-import-schemas.ts'
import { templateSchemas } from '@portal/contract/templates/template-schemas.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { Caller } from '../access/caller.ts'
import type { Recorded } from '../database/audit.ts'
import type { Database } from '../database/tables.ts'
import type { Api } from '../http/api.ts'
import { parseBody } from '../http/parse-input.ts'
import { serve } from '../http/serve.ts'
import { newTemplate, type TemplateBody, textOf } from './new-template.ts'
import { type TemplateOwner, templateOwner } from './template-owner.ts'
import { type TemplateRow, templateStore } from './template-store.ts'
import { requireSound } from './template-text.ts'
import { recordedTemplate } from './template-view.ts'

interface Order {
  readonly db: Database
  readonly caller: Caller
  readonly owner: TemplateOwner
  readonly asDrafts: boolean
  readonly dryRun: boolean
  readonly changeReason?: string | undefined
}

interface Imported {
  readonly outcome: Exclude<ImportOutcome, 'REFUSED'>
  readonly recorded?: Recorded
}

function requirePermission({ permissions }: Caller, permission: string): void {
  if (permissions.has(permission)) return
  throw new ApiError('PERMISSION_DENIED', {
    message: `${ERROR_REASONS.PERMISSION_DENIED[1]} (${permission})`,
  })
}

/** A row as a template body. Throws when it is invalid. */
function bodyOf({ row: _, revision: __, ...text }: ImportedRow, draft: boolean): TemplateBody {
  const said = Object.entries(text).filter(([, value]) => value !== undefined && value !== '')
  const body = parseBody(templateSchemas.createTemplate.body, {
    ...Object.fromEntries(said),
    draft,
  })
  requireSound(body)
  return body
}

async function create(order: Order, body: TemplateBody): Promise<Imported> {
  const { db, caller, owner, dryRun, changeReason } = order
  requirePermission(caller, 'template.create')
  if (dryRun) return { outcome: 'CREATED' }
  const made = await newTemplate(db, owner, body, caller.person)
  const template = await templateStore(db, owner).insert(made)
  const recorded = { ...recordedTemplate(undefined, template, changeReason), action: 'TEMPLATE_CREATED' }
  return { outcome: 'CREATED', recorded }
}

async function change(
  order: Order,
  before: TemplateRow,
  body: TemplateBody,
  revision = before.revision,
): Promise<Imported> {
  const { db, caller, owner, dryRun, changeReason } = order
  requirePermission(caller, 'template.update')
  const after = { ...before, ...textOf(body), enabled: before.enabled }
  if (recordedTemplate(before, after, undefined).changes?.length === 0) return { outcome: 'UNCHANGED' }
  if (revision !== before.revision) {
    throw new ApiError('REVISION_CONFLICT', {
      message: `${before.updatedBy.name} has saved this template since. Check the current text first.`,
    })
  }
  if (dryRun) return { outcome: 'CHANGED' }
  const saved = await templateStore(db, owner).save(after, caller.person)
  const recorded = { ...recordedTemplate(before, saved, changeReason), action: 'TEMPLATE_UPDATED' }
  return { outcome: 'CHANGED', recorded }
}

async function importRow(order: Order, row: ImportedRow): Promise<Imported> {
  const store = templateStore(order.db, order.owner)
  // First parsed as a draft, to find its template: a live one stays live.
  const draft = bodyOf(row, true)
  const before = await store.findLocked(draft)
  const body = (before?.draft ?? order.asDrafts) ? draft : bodyOf(row, false)
  if (!before) return create(order, body)
  return change(order, before, body, row.revision)
}

const problemOf = ({ source, message }: ErrorDetail) => ({
  field: source?.startsWith('/') ? source.slice(1) : null,
  message,
})

function refusedBy(row: number, { details, message }: ApiError): ImportResult {
  const problems = details.length > 0 ? details.map(problemOf) : [{ field: null, message }]
  return { row, outcome: 'REFUSED', problems }
}

async function importAll(order: Order, rows: readonly ImportedRow[]) {
  const results: ImportResult[] = []
  const recorded: Recorded[] = []
  for (const row of rows) {
    try {
      const imported = await importRow(order, row)
      results.push({ row: row.row, outcome: imported.outcome, problems: [] })
      if (imported.recorded) recorded.push(imported.recorded)
    } catch (error) {
      // After a conflict with another import, the transaction accepts no more rows.
      if (!(error instanceof ApiError) || error.reason === 'TEMPLATE_EXISTS') throw error
      results.push(refusedBy(row.row, error))
    }
  }
  return { results, recorded }
}

/** Imports translators' files: valid rows are saved, the others are returned with their problems. */
export function serveTemplateImports(api: Api): void {
  serve(api, importTemplates, async ({ db, caller, params, body }) => {
    const { rows, ...asked } = body
    const owner = await templateOwner(db, caller.accountId, params.subjectId)
    const { results, recorded } = await importAll({ db, caller, owner, ...asked }, rows)
    return { body: { rows: results }, recorded }
  })
}
