import type { ExportedDpa } from '@portal/reference-api/dpas/bulk/dpa-file-writer.ts'
import { type DemoFile, sourceFile } from './demo-task-files.ts'
import { PROBLEMS, valuesFor } from './demo-task-rows.ts'
import type { DemoTask } from './demo-tasks.ts'

type Cells = Readonly<Record<string, unknown>>

/** The rows repeat after so many. */
const EVERY = 12

/** An outlet of a merchant, as another DPA. */
const outletOf = ({ srciDpaId, dpaName, dpaPresentationName, ...cells }: Cells): Cells => ({
  ...cells,
  srciDpaId: `${srciDpaId}-outlet`,
  dpaName: `${dpaName} Outlet`,
  dpaPresentationName: `${dpaPresentationName} Outlet`,
})

/** What a partner sends: a new contact of most DPAs, some new ones, some without a change, and some mistakes. */
function sentRow(cells: Cells, index: number, firstId: string | undefined): Cells {
  const changed = { ...cells, supportEmail: 'payments@merchants.example' }
  switch (index % EVERY) {
    case 3:
      return cells
    case 7:
      return outletOf(changed)
    case 11: {
      const problem = PROBLEMS[Math.floor(index / EVERY) % PROBLEMS.length]
      return problem ? { ...changed, [problem.column]: problem.value ?? firstId } : changed
    }
    default:
      return changed
  }
}

/** The file of an import that awaits confirmation. */
export function demoImportFile(task: DemoTask, dpas: readonly ExportedDpa[]): DemoFile | undefined {
  const firstId = dpas[0]?.body.srciDpaId
  const rows = dpas.map((dpa, index) => ({
    source: { row: index + 1, values: sentRow(valuesFor(task.row, dpa), index, firstId) },
  }))
  return sourceFile(task, rows)[0]
}
