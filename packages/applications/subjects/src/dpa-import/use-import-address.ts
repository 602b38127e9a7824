import { useSearchParams } from 'react-router-dom'
import { type ImportKind, isImportKind } from './import-kind.ts'

/** What the address of an import says: what the file is, and the task that has checked it. */
export function useImportAddress() {
  const [params, setParams] = useSearchParams()
  const kind = params.get('tab')
  return {
    taskId: params.get('check') ?? undefined,
    kind: isImportKind(kind) ? kind : 'import',
    showTask: (check: string) => setParams({ check }),
    /** Shows the way to upload a file of this kind. */
    showKind: (next: ImportKind) => setParams(next === 'import' ? {} : { tab: next }),
  }
}
