import type { MergeBlockedReason } from '@portal/contract/resources/change-request.ts'
import { isOpenRequest } from '@portal/contract/resources/change-request-rules.ts'
import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { formatDateTime, HStack, Notice, Text, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { isBaseChanged } from './is-base-changed.ts'

const BLOCKED: Record<MergeBlockedReason, string> = {
  BASE_CHANGED: 'It was not applied: what is live has changed since the request was opened',
  VERSION_GONE: 'It cannot be applied: the version was published or deleted meanwhile',
  VERSION_IN_USE: 'It cannot be applied: a subject shows this version',
}

/** What has to be known before a request is reviewed or applied. */
export function ChangeRequestNotices({ request }: { request: ChangeRequest }) {
  if (!isOpenRequest(request)) return null
  const { isOwnWork, mergeBlockedReason, conflicts, dirId, applyAt, status, versionNumber } = request
  return (
    <>
      {mergeBlockedReason && <Notice kind="warning" title={BLOCKED[mergeBlockedReason]} />}
      {!mergeBlockedReason && isBaseChanged(request) && (
        <Notice kind="warning" title="What is live has changed since this request was opened">
          <Text>
            Live is {liveInWords(request)}. Compare it with version {versionNumber}: what the other change
            brought is lost unless it is in here, too.
          </Text>
        </Notice>
      )}
      {conflicts.length > 0 && (
        <Notice kind="warning" title="Other requests are open for the same file">
          <HStack gap="3" wrap="wrap">
            {conflicts.map(({ id, number }) => (
              <TextLink key={id} underlined to={linkTo(routes.changeRequestDetails, { dirId, id })}>
                {number}
              </TextLink>
            ))}
          </HStack>
        </Notice>
      )}
      {applyAt && (
        <Notice
          kind="info"
          title={`${status === 'APPROVED' ? 'It is applied' : 'Once approved, it is applied'} at ${formatDateTime(applyAt)}`}
        />
      )}
      {isOwnWork && (
        <Notice
          kind="info"
          title="You created this request or wrote its version, so somebody else reviews it"
        />
      )}
    </>
  )
}

const liveInWords = ({ currentVersionNumber }: ChangeRequest) =>
  currentVersionNumber === null ? 'nothing' : `version ${currentVersionNumber}`
