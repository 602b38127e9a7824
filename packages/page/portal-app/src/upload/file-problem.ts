import { contentTypeOf } from '@portal/contract/resources/file-endings.ts'
import { UPLOAD_LIMITS, type UploadPurpose } from '@portal/contract/tasks/upload.ts'
import { formatNumber } from '@portal/ui'

const MIB = 1024 * 1024
const TYPE_NAMES: Readonly<Record<string, string>> = {
  'text/csv': 'CSV',
  'application/json': 'JSON',
  'application/x-ndjson': 'NDJSON',
}

/** The file types for a purpose, for display: "CSV, JSON or NDJSON". */
export const typesFor = (purpose: UploadPurpose): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(
    Object.keys(UPLOAD_LIMITS[purpose]).map((type) => TYPE_NAMES[type] ?? type),
  )

/** Why a file is invalid for a purpose, checked before sending. */
export function fileProblem({ name, size }: File, purpose: UploadPurpose): string | undefined {
  const limit = UPLOAD_LIMITS[purpose][contentTypeOf(name) ?? '']
  if (limit === undefined) return `Select a ${typesFor(purpose)} file`
  if (size === 0) return 'The selected file is empty'
  if (size > limit) return `The selected file must be smaller than ${formatNumber(limit / MIB)} MB`
  return undefined
}
