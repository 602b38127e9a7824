import { listReviews } from '@portal/contract/resources/change-request-endpoints.ts'
import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { queryFor } from '@portal/session'
import { ButtonLink, Notice, Text } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { mayEditDrafts } from '../may-change-versions.ts'
import { routes } from '../routes.ts'

/** What reviewers ask the author to change, with the way to the draft. */
export function ChangesAsked({ request }: { request: ChangeRequest }) {
  const { id, dirId, fileId, verId, reviewers } = request
  const { data } = useQuery(queryFor(listReviews, { params: { changeRequestId: id } }, { errors: 'nowhere' }))
  const asking = reviewers.filter(({ decision }) => decision === 'REQUEST_CHANGES')
  return asking.map((reviewer) => {
    const review = data?.items.findLast(
      ({ author, decision }) => author.id === reviewer.id && decision === 'REQUEST_CHANGES',
    )
    return (
      <Notice
        key={reviewer.id}
        kind="warning"
        title={`${reviewer.name} requested changes`}
        action={
          mayEditDrafts() && (
            <ButtonLink size="sm" to={linkTo(routes.versionUpdate, { dirId, fileId, verId })}>
              Edit the draft
            </ButtonLink>
          )
        }
      >
        <Text whiteSpace="pre-wrap" minHeight="1lh">
          {review?.comment}
        </Text>
      </Notice>
    )
  })
}
