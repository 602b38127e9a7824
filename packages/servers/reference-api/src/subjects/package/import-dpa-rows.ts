import { MAX_DIFFERENCES } from '@portal/contract/tasks/task.ts'
import type { DpaRequest } from '../../dpas/bulk/dpa-request.ts'
import { planDpaRows } from '../../dpas/bulk/plan-dpa-rows.ts'
import { type RowOutcome, refused } from '../../tasks/row-outcome.ts'
import { withComparedDpas } from './compared-with.ts'
import { matchingSubject } from './matching-subject.ts'
import { isCheck, type PackageImport } from './package-import.ts'
import { packageRowOf } from './package-rows.ts'
import type { Run } from './package-runs.ts'

/** Plans the DPAs of a packaged subject. */
export async function importDpaRows(context: PackageImport, run: Readonly<Run>): Promise<RowOutcome[]> {
  const { db, task, rules, dpaPlans, differences } = context
  const [first] = run
  const { subject } = packageRowOf(first)
  const here = await matchingSubject(db, task.accountId, subject)
  const requests = run.map((source): DpaRequest => {
    const given = packageRowOf(source).item
    const key = typeof given.srciDpaId === 'string' ? given.srciDpaId : undefined
    return { source, action: 'DPA', verb: 'UPSERT', subjectId: here?.id, given, key }
  })
  if (!here) {
    const reason = {
      reason: 'SUBJECT_NOT_FOUND',
      message: 'The subject of this DPA could not be imported.',
    }
    return requests.map(({ source, key }) =>
      refused({ row: source.row, action: 'DPA', srciDpaId: key }, reason),
    )
  }
  const plan = await planDpaRows(db, { ...task, subjectId: here.id }, requests, {
    matchBy: 'srciDpaId',
    publishes: rules.publish,
    whenUnfit: 'REFUSE',
    mayDelete: false,
  })
  dpaPlans.push(plan)
  differences.push(...(plan.differences?.().slice(0, MAX_DIFFERENCES) ?? []))
  return isCheck(context) ? withComparedDpas(db, task, plan.outcomes) : [...plan.outcomes]
}
