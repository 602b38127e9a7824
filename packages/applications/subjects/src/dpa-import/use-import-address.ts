import { useSearchParams } from 'react-router-dom'
import { type ImportKind, isImportKind } from './import-kind.ts'

/** The import address holds the kind of file and the task that checked it. */
export function useImportAddress() {
  const [params, setParams] = useSearchParams()
  const kind = params.get('tab')
  return {
    taskId: params.get('check') ?? undefined,
    kind: isImportKind(kind) ? kind : 'import',
    showTask: (check: string) => setParams({ check }),
    /** Opens the upload of a file of this kind. */
    showKind: (next: ImportKind) => setParams(next === 'import' ? {} : { tab: next }),
  }
}
