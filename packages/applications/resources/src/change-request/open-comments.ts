import { listComments } from '@portal/contract/resources/change-request-endpoints.ts'
import type { ChangeRequest, Comment } from '@portal/contract/resources/change-request-schemas.ts'
import { call } from '@portal/session'
import { formatCount, type ImpactLine } from '@portal/ui'

/** Comments named in a question; the others are counted. */
const NAMED = 3
const PREVIEW = 80

const inWords = ({ author, line, text }: Comment) => {
  const start = text.length > PREVIEW ? `${text.slice(0, PREVIEW)}…` : text
  return `${author.name}${line === null ? '' : `, line ${line}`}: “${start}”`
}

/** The unresolved comments of a request, as lines of a question. */
export async function openComments({ id, openThreadCount }: ChangeRequest): Promise<readonly ImpactLine[]> {
  if (openThreadCount === 0) return []
  const input = { params: { changeRequestId: id }, query: { pageSize: 100 } }
  const { items } = await call(listComments, input, { errors: 'here' })
  const open = items.filter(({ replyTo, resolvedAt }) => replyTo === null && resolvedAt === null)
  const more = openThreadCount - Math.min(open.length, NAMED)
  return [
    { danger: `${formatCount(openThreadCount, 'comment')} not resolved:` },
    ...new Set(open.slice(0, NAMED).map(inWords)),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ]
}
