import type { MergeBlockedReason } from '@portal/contract/resources/change-request.ts'
import { isOpenRequest } from '@portal/contract/resources/change-request-rules.ts'
import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { formatDateTime, HStack, Notice, Text, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { isBaseChanged } from './is-base-changed.ts'

const BLOCKED: Record<MergeBlockedReason, string> = {
  BASE_CHANGED: 'Not applied: the live version has changed since the request was opened',
  VERSION_GONE: 'Cannot be applied: the version was published or deleted in another way',
  VERSION_IN_USE: 'Cannot be applied: a subject uses this version',
}

/** The most important notices before reviewing or applying. */
export function ChangeRequestNotices({ request }: { request: ChangeRequest }) {
  if (!isOpenRequest(request)) return null
  const { isOwnWork, mergeBlockedReason, conflicts, dirId, applyAt, status, versionNumber } = request
  return (
    <>
      {mergeBlockedReason && <Notice kind="warning" title={BLOCKED[mergeBlockedReason]} />}
      {!mergeBlockedReason && isBaseChanged(request) && (
        <Notice kind="warning" title="The live version has changed since this request was opened">
          <Text>
            Live now: {liveInWords(request)}. Compare it with version {versionNumber}: the other change is
            lost unless this version includes it.
          </Text>
        </Notice>
      )}
      {conflicts.length > 0 && (
        <Notice kind="warning" title="Other requests are open for this file">
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
          title={`${status === 'APPROVED' ? 'Scheduled for' : 'Once approved, applied at'} ${formatDateTime(applyAt)}`}
        />
      )}
      {isOwnWork && (
        <Notice
          kind="info"
          title="You created this request or wrote its version, so someone else must review it"
        />
      )}
    </>
  )
}

const liveInWords = ({ currentVersionNumber }: ChangeRequest) =>
  currentVersionNumber === null ? 'nothing' : `version ${currentVersionNumber}`
