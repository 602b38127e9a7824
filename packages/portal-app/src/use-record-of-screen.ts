import { use } from 'react'
import { useParams } from 'react-router-dom'
import { recordOfRow } from './record-of-row.ts'
import { RowContext } from './row-context.ts'

/** The record that the current screen is about, where others are told who edits it. */
export function useRecordOfScreen() {
  const row = use(RowContext)
  const params = useParams()
  return row && recordOfRow(row, params)
}
