import {
  ACTION_COLUMN,
  type CellKind,
  DPA_COLUMNS,
  SUBJECT_COLUMN,
} from '@portal/contract/dpas/dpa-columns.ts'
import { labelIn } from '@portal/ui'
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

/** The columns a file can have. */
export const templateColumns = ({ kind, hasSubjects }: TemplateKind): readonly TemplateColumn[] => [
  ...(kind === 'onboarding' ? [ACTION] : []),
  ...(hasSubjects ? [SUBJECT] : []),
  ...DPA_COLUMNS.map(({ name, path, kind: cell }) => ({
    name,
    label: labelIn(DPA_LABELS, path.join('.')),
    help: HELP[cell],
  })),
]
