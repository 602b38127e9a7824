import type { ImportedRow, ImportResult } from '@portal/contract/templates/template-import-schemas.ts'
import { ApiError } from '@portal/session'
import { useState } from 'react'
import { importRows } from './import-rows.ts'
import { readTranslations, UnreadableFile } from './translation-file.ts'

/** The rows of a file, and the expected result of each. */
export interface CheckedRows {
  readonly rows: readonly ImportedRow[]
  readonly results: readonly ImportResult[]
}

/** Checks a translators' file against the templates of a subject; saves nothing. */
export function useFileCheck(subjectId: string) {
  const [file, setFile] = useState<File>()
  const [checked, setChecked] = useState<CheckedRows>()
  const [problem, setProblem] = useState<UnreadableFile | ApiError>()

  async function check(chosen: File | undefined, asDrafts: boolean) {
    setFile(chosen)
    setChecked(undefined)
    setProblem(undefined)
    if (!chosen) return
    try {
      const rows = readTranslations(await chosen.text())
      setChecked({ rows, results: await importRows(rows, { subjectId, asDrafts }) })
    } catch (error) {
      if (!(error instanceof UnreadableFile || error instanceof ApiError)) throw error
      setProblem(error)
    }
  }

  return { file, checked, problem, check }
}
