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
  /** Whether a column says whose each row is. */
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
  list: 'Several are separated by |',
  acquirers: 'ica:bin:merchantId, the BIN may be empty; several are separated by |',
}

const ACTION: TemplateColumn = {
  name: ACTION_COLUMN,
  label: 'Action',
  help: 'ADD, UPDATE or DELETE; empty means ADD',
}

const SUBJECT: TemplateColumn = {
  name: SUBJECT_COLUMN,
  label: 'SRC initiator',
  help: 'The id of the subject whose the row is',
}

/** The columns that a file may have. */
export const templateColumns = ({ kind, hasSubjects }: TemplateKind): readonly TemplateColumn[] => [
  ...(kind === 'onboarding' ? [ACTION] : []),
  ...(hasSubjects ? [SUBJECT] : []),
  ...DPA_COLUMNS.map(({ name, path, kind: cell }) => ({
    name,
    label: labelIn(DPA_LABELS, path.join('.')),
    help: HELP[cell],
  })),
]
