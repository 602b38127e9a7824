import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { useLoaded, WorkQueue } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'

const SHOWN = 5

/** Business subjects with unpublished changes; longest wait first. */
export default function UnpublishedSubjectsCard() {
  const { items, page } = useLoaded(listSubjects, {
    query: { category: 'business', hasUnpublishedChanges: 'true', sort: 'updatedAt', pageSize: SHOWN },
  })
  return (
    <WorkQueue
      items={items.map(({ id, name, type, updatedAt }) => ({
        to: linkTo(routes.businessDetails, { subjectId: id }),
        title: name,
        detail: SUBJECT_TYPE_LABELS[type],
        since: updatedAt,
      }))}
      total={page.totalItems}
      allAt={linkTo(routes.businessList, {}, { hasUnpublishedChanges: 'true', sort: 'updatedAt' })}
      empty="Everything is published."
    />
  )
}
