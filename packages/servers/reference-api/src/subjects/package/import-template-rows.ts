import { ApiError } from '@portal/server-common/http/api-error.ts'
import { operatorsHave } from '../../tasks/operators-have.ts'
import { done, type RowOutcome } from '../../tasks/row-outcome.ts'
import { templateEntityId } from '../../templates/template-store.ts'
import { importTemplate } from './import-template.ts'
import { matchingSubject } from './matching-subject.ts'
import { outcomeOf, type PackageImport, undone } from './package-import.ts'
import { packageRowOf } from './package-rows.ts'
import type { Run } from './package-runs.ts'

/** Imports the templates of a packaged subject. */
export async function importTemplateRows(context: PackageImport, run: Readonly<Run>): Promise<RowOutcome[]> {
  const { db, task, differences, compared } = context
  const here = await matchingSubject(db, task.accountId, packageRowOf(run[0]).subject)
  const mayCreate = await operatorsHave('template.create', db, task)
  const mayUpdate = await operatorsHave('template.update', db, task)
  const outcomes: RowOutcome[] = []
  for (const source of run) {
    const { item } = packageRowOf(source)
    const name = [item.channel, item.type, item.lang].join('/')
    const facts = { row: source.row, action: 'TEMPLATE', srciDpaId: name }
    const work = async () => {
      if (!here) throw new ApiError('SUBJECT_NOT_FOUND')
      const imported = await importTemplate({ ...context, mayCreate, mayUpdate }, here.id, item)
      const { before, template, result, changes } = imported
      compared[templateEntityId(here.id, template)] ??= before?.revision ?? 0
      if (result !== 'UNCHANGED')
        differences.push({ ...facts, key: name, subjectId: here.id, result, changes: [...changes] })
      return done(facts, result)
    }
    outcomes.push(await outcomeOf(facts, () => undone(context, work)))
  }
  return outcomes
}
