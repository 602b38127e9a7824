import { COUNTRY_CODES } from '@portal/contract/country.ts'
import { DpaBody } from '@portal/contract/dpas/dpa-body.ts'
import {
  ACTION_COLUMN,
  type CellKind,
  DPA_COLUMNS,
  type DpaColumn,
  SUBJECT_COLUMN,
} from '@portal/contract/dpas/dpa-columns.ts'
import { labelIn } from '@portal/ui'
import { choicesAt } from '@portal/ui/form'
import { DPA_LABELS } from '../dpa/dpa-labels.ts'
import type { ImportKind } from './import-kind.ts'

export interface TemplateKind {
  readonly kind: ImportKind
  /** Whether a column names the subject of each row. */
  readonly hasSubjects: boolean
}

interface TemplateColumn {
  readonly name: string
  readonly label: string
  readonly help: string
}

const HELP: Record<CellKind, string> = {
  text: '',
  boolean: 'true or false',
  integer: 'A whole number',
  list: 'Separate several with |',
  acquirers: 'ica:bin:merchantId, BIN optional; separate several with |',
}

const COUNTRY = 'A two-letter country code, such as PL'

const ACTION: TemplateColumn = {
  name: ACTION_COLUMN,
  label: 'Action',
  help: 'ADD, UPDATE or DELETE; empty means ADD',
}

const SUBJECT: TemplateColumn = {
  name: SUBJECT_COLUMN,
  label: 'SRC initiator',
  help: 'The ID of the subject that the row belongs to',
}

/** What a cell can contain: "VISA, AMEX. Separate several with |". */
function helpFor({ path, kind }: DpaColumn): string {
  const choices = choicesAt(DpaBody, path.join('.'))
  const allowed = choices.length === COUNTRY_CODES.length ? COUNTRY : choices.join(', ')
  return [allowed, HELP[kind]].filter(Boolean).join('. ')
}

/** The columns a file can have. */
export const templateColumns = ({ kind, hasSubjects }: TemplateKind): readonly TemplateColumn[] => [
  ...(kind === 'onboarding' ? [ACTION] : []),
  ...(hasSubjects ? [SUBJECT] : []),
  ...DPA_COLUMNS.map((column) => ({
    name: column.name,
    label: labelIn(DPA_LABELS, column.path.join('.')),
    help: helpFor(column),
  })),
]
