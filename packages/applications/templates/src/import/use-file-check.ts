import { FILE_CHANGED } from '@portal/contract/content/file-changed.ts'
import type { ImportedRow, ImportResult } from '@portal/contract/templates/template-import-schemas.ts'
import { ApiError } from '@portal/session'
import { useRef, useState } from 'react'
import { importRows } from './import-rows.ts'
import { readTranslations, UnreadableFile } from './translation-file.ts'

/** The rows of a file, and the result of each: expected, or final once they are saved. */
export interface CheckedRows {
  readonly rows: readonly ImportedRow[]
  readonly results: readonly ImportResult[]
  readonly isSaved: boolean
}

/** The text of a selected file. Throws `UnreadableFile` if it was changed or moved since. */
async function textOf(chosen: File): Promise<string> {
  try {
    return await chosen.text()
  } catch (error) {
    throw error instanceof DOMException ? new UnreadableFile(FILE_CHANGED) : error
  }
}

/** Checks a translators' file against the templates of a subject; saves nothing. */
export function useFileCheck(subjectId: string) {
  const [file, setFile] = useState<File>()
  const [checked, setChecked] = useState<CheckedRows>()
  const [problem, setProblem] = useState<UnreadableFile | ApiError>()
  const abort = useRef(new AbortController())

  async function check(chosen: File | undefined, asDrafts: boolean) {
    abort.current.abort()
    abort.current = new AbortController()
    const { signal } = abort.current
    setFile(chosen)
    setChecked(undefined)
    setProblem(undefined)
    if (!chosen) return
    try {
      const rows = readTranslations(await textOf(chosen))
      const results = await importRows(rows, { subjectId, asDrafts })
      // Another file was chosen in the meantime, or the same one to be saved differently.
      if (!signal.aborted) setChecked({ rows, results, isSaved: false })
    } catch (error) {
      if (!(error instanceof UnreadableFile || error instanceof ApiError)) throw error
      if (!signal.aborted) setProblem(error)
    }
  }

  /** Shows the results of the saved rows instead of the expected ones. */
  function showSaved({ rows, results }: CheckedRows, saved: readonly ImportResult[]) {
    const byRow = new Map(saved.map((result) => [result.row, result]))
    setChecked({ rows, results: results.map((result) => byRow.get(result.row) ?? result), isSaved: true })
  }

  return { file, checked, problem, check, showSaved }
}
