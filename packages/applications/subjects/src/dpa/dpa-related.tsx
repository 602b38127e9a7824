import { listDpasOfSubject } from '@portal/contract/dpas/dpa-endpoints.ts'
import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { figureFor } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { useCan } from '@portal/session'
import { useQuery } from '@tanstack/react-query'
import { RelatedRecords } from '../overview/related-records.tsx'
import { routes } from '../routes.ts'

/** The records around a DPA: all applications and tasks of its initiator. */
export function DpaRelated({ subjectId, initiator }: { subjectId: string; initiator: string }) {
  const params = { subjectId }
  const maySeeDpas = useCan(listDpasOfSubject)
  const dpas = useQuery({
    ...figureFor(listDpasOfSubject, { params, query: { pageSize: 1 } }),
    enabled: maySeeDpas,
  })
  const maySeeTasks = useCan(listTasks)
  const tasks = useQuery({
    ...figureFor(listTasks, { query: { subjectId, pageSize: 1 } }),
    enabled: maySeeTasks,
  })
  return (
    <RelatedRecords
      error={dpas.error ?? tasks.error}
      figures={[
        ...(maySeeDpas
          ? [
              {
                label: `Payment applications of ${initiator}`,
                count: dpas.data?.page.totalItems,
                to: linkTo(routes.subjectDpas, params),
              },
            ]
          : []),
        ...(maySeeTasks
          ? [
              {
                label: `Tasks of ${initiator}`,
                count: tasks.data?.page.totalItems,
                to: linkTo(routes.taskList, {}, { subjectId }),
              },
            ]
          : []),
      ]}
    />
  )
}
