import { listDeveloperUsers } from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import { listDpasOfSubject } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { listTemplateCoverage } from '@portal/contract/templates/template-endpoints.ts'
import { figureFor, useListAddress } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { useCan } from '@portal/session'
import { useQuery } from '@tanstack/react-query'
import { RelatedRecords } from '../overview/related-records.tsx'
import { routes } from '../routes.ts'
import { keysIn } from './data/keys/read-keys.ts'
import { CATEGORIES, type CategoryProps } from './subject-category.ts'
import { useTabCards } from './use-tab-cards.ts'

/** The records that belong to a subject: its applications, keys, developers, templates and tasks. */
export function SubjectRelated({ category, subject }: CategoryProps & { readonly subject: Subject }) {
  const { id: subjectId, type, data, dpaCount } = subject
  const query = { subjectId, pageSize: 1 } as const
  const usersAt = useListAddress(listDeveloperUsers, { subjectId })
  const hasUsers = category === 'business' && usersAt !== undefined
  const users = useQuery({ ...figureFor(listDeveloperUsers, { query }), enabled: hasUsers })
  const hasTemplates = useTabCards(type).some(({ name }) => name === 'templates')
  const templates = useQuery({
    ...figureFor(listTemplateCoverage, { query: { subjectId: [subjectId], pageSize: 1 } }),
    enabled: hasTemplates,
  })
  const maySeeTasks = useCan(listTasks)
  const tasks = useQuery({ ...figureFor(listTasks, { query }), enabled: maySeeTasks })
  const maySeeDpas = useCan(listDpasOfSubject)
  const tabLink = (tab: string) => linkTo(CATEGORIES[category].details, { subjectId }, { tab })
  return (
    <RelatedRecords
      error={users.error ?? templates.error ?? tasks.error}
      figures={[
        ...(dpaCount !== null && maySeeDpas
          ? [
              {
                label: 'Payment applications',
                count: dpaCount,
                to: linkTo(routes.subjectDpas, { subjectId }),
              },
            ]
          : []),
        { label: 'Certificates', count: keysIn(data.key?.keys)?.length ?? 0, to: tabLink('key') },
        { label: 'JSON Web Keys', count: keysIn(data.jwk?.keys)?.length ?? 0, to: tabLink('jwk') },
        ...(hasUsers ? [{ label: 'Developers', count: users.data?.page.totalItems, to: usersAt }] : []),
        ...(hasTemplates
          ? [{ label: 'Custom templates', count: templates.data?.items[0]?.own, to: tabLink('templates') }]
          : []),
        ...(maySeeTasks
          ? [
              {
                label: 'Tasks',
                count: tasks.data?.page.totalItems,
                to: linkTo(routes.taskList, {}, { subjectId }),
              },
            ]
          : []),
      ]}
    />
  )
}
