import { useSearchParams } from 'react-router-dom'
import { type ImportKind, isImportKind } from './import-kind.ts'

const TASK = 'task'
const KIND = 'kind'

/** What the address of an import says: what the file is, and the task that has checked it. */
export function useImportAddress() {
  const [params, setParams] = useSearchParams()
  const kind = params.get(KIND)
  const withParam = (name: string, value: string | undefined) => (before: URLSearchParams) => {
    // Page, search and filter of the errors belong to one task.
    const next = new URLSearchParams(before.get(KIND) ? { [KIND]: before.get(KIND) ?? '' } : {})
    if (value !== undefined) next.set(name, value)
    return next
  }
  return {
    taskId: params.get(TASK) ?? undefined,
    kind: isImportKind(kind) ? kind : 'import',
    /** Shows a task; without one, the way to upload another file. */
    showTask: (taskId: string | undefined) => setParams(withParam(TASK, taskId)),
    chooseKind: (next: ImportKind) => setParams(withParam(KIND, next)),
  }
}
