import { ONBOARDING_ACTIONS, type OnboardingAction } from '@portal/contract/dpas/dpa-bulk.ts'
import { DpaFileOnboarding } from '@portal/contract/dpas/dpa-bulk-schemas.ts'
import { ACTION_COLUMN } from '@portal/contract/dpas/dpa-columns.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import type { SourceRow } from '../../bulk/source-row.ts'
import { operatorsHave } from '../../tasks/operators-have.ts'
import type { RowTask } from '../../tasks/row-task.ts'
import type { TaskRecord } from '../../tasks/task-store.ts'
import { correctedRow } from './corrected-row.ts'
import { dpaErrorReport } from './dpa-error-report.ts'
import { givenIn, textOf } from './dpa-import-task.ts'
import type { DpaRequest } from './dpa-request.ts'
import { planDpaRows } from './plan-dpa-rows.ts'
import { readDpaRows } from './read-dpa-rows.ts'

const VERBS: Record<OnboardingAction, DpaRequest['verb']> = {
  ADD: 'CREATE',
  UPDATE: 'UPDATE',
  DELETE: 'DELETE',
}

const isAction = (text: string): text is OnboardingAction => isOneOf(ONBOARDING_ACTIONS, text)

const optionsOf = (task: TaskRecord) => DpaFileOnboarding.parse(task.options)

function actionOf({ values }: SourceRow, otherwise: OnboardingAction): OnboardingAction | undefined {
  const text = textOf(values[ACTION_COLUMN])?.trim().toUpperCase() ?? otherwise
  return isAction(text) ? text : undefined
}

const unknownAction = () =>
  new ApiError('VALIDATION_FAILED', {
    details: [
      fieldDetail('/action', 'INVALID_VALUE', `The action must be one of ${ONBOARDING_ACTIONS.join(', ')}.`),
    ],
  })

/** Processes the merchant list of an SRCI, with an action in each row. */
export const dpaOnboardingTask: RowTask = {
  modeOf: (task) => optionsOf(task).mode,
  abortsOnError: (task) => optionsOf(task).onError === 'ABORT',
  rows: (task, open) => readDpaRows(optionsOf(task).format, open(), { more: [ACTION_COLUMN] }),
  isMendable: true,
  corrected: (task, row, values) => correctedRow(optionsOf(task).format, row, values),
  prepare: (task, rows) => {
    const { format, publish, defaultAction } = optionsOf(task)
    const requests = rows.map((source): DpaRequest => {
      const given = givenIn(format, source)
      const action = actionOf(source, defaultAction)
      const row = { source, given, key: textOf(given.srciDpaId), action: action ?? '' }
      return action ? { ...row, verb: VERBS[action] } : { ...row, verb: 'UPDATE', refusal: unknownAction() }
    })
    return async (db, current) => {
      const mayDelete = await operatorsHave('dpa.delete', db, current)
      const rules = { matchBy: 'srciDpaId', publishes: publish, whenUnfit: 'REFUSE', mayDelete } as const
      return planDpaRows(db, current, requests, rules)
    }
  },
  errorReport: (task) => dpaErrorReport(optionsOf(task).format),
}
