import { changeRequestAddress } from '@portal/contract/resources/change-request-address.ts'
import type { ChangeRequestSummary } from '@portal/contract/resources/change-request-schemas.ts'
import type { Notice } from '@portal/session'
import { formatNumber } from '@portal/ui'

type AskedReview = Pick<ChangeRequestSummary, 'id' | 'dirId' | 'number' | 'title' | 'author'>

/** Above this number, requests are reported in one message. */
const MAX_ANNOUNCED = 3

/** Messages about reviews that the operator has been asked for since the last check. */
export function reviewNewsOf(reviews: readonly AskedReview[], known: readonly string[]): readonly Notice[] {
  const news = reviews.filter(({ id }) => !known.includes(id))
  if (news.length > MAX_ANNOUNCED) {
    return [
      {
        kind: 'info',
        title: `${formatNumber(news.length)} change requests need your review`,
        link: { to: '/', label: 'View them on the dashboard' },
      },
    ]
  }
  return news.map((review) => ({
    kind: 'info',
    title: `${review.author.name} asks you to review ${review.number}`,
    lines: [review.title],
    link: { to: changeRequestAddress(review), label: 'Review' },
  }))
}
