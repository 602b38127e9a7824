import type { MergeBlockedReason } from '@portal/contract/resources/change-request.ts'
import { isOpenRequest } from '@portal/contract/resources/change-request-rules.ts'
import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { formatDateTime, HStack, Notice, Text, TextLink } from '@portal/ui'
import { mayEditDrafts } from '../may-change-versions.ts'
import { routes } from '../routes.ts'
import { ChangesAsked } from './changes-asked.tsx'
import { baseChangedInWords, isTimed, lossInWords } from './request-effect.ts'
import { canBeUpdated, UpdateFromLive } from './update-from-live.tsx'

const NEVER: Record<Exclude<MergeBlockedReason, 'BASE_CHANGED'>, string> = {
  VERSION_GONE: 'Cannot be applied: the version was published or deleted outside this request',
  VERSION_IN_USE: 'Cannot be applied: a subject uses this version',
}

/** The most important notices before reviewing or applying. */
export function ChangeRequestNotices({ request }: { request: ChangeRequest }) {
  if (!isOpenRequest(request)) return null
  const { isOwnWork, status, conflicts, dirId } = request
  return (
    <>
      <Obstacle request={request} />
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
      {status === 'CHANGES_REQUESTED' && <ChangesAsked request={request} />}
      {isOwnWork && status === 'OPEN' && (
        <Notice
          kind="info"
          title="You created this request or wrote its version, so someone else must review it"
        />
      )}
    </>
  )
}

/** What keeps a request from being applied: an obstacle, or else its time. */
function Obstacle({ request }: { request: ChangeRequest }) {
  const { mergeObstacle, mergeBlockedReason, kind, status, applyAt, versionNumber } = request
  const isApproved = status === 'APPROVED'
  if (mergeObstacle === 'BASE_CHANGED')
    return (
      <Notice
        kind="warning"
        title={isApproved ? 'Held back: another version is live' : 'Another version is live'}
        action={<UpdateFromLive request={request} />}
      >
        <Text>
          {baseChangedInWords(request)} {kind === 'PUBLISH' && lossInWords(request)}{' '}
          {canBeUpdated(request) &&
            !mayEditDrafts() &&
            `The author can update version ${versionNumber} from live.`}
        </Text>
      </Notice>
    )
  if (mergeObstacle) return <Notice kind="warning" title={NEVER[mergeObstacle]} />
  if (isApproved && mergeBlockedReason)
    return (
      <Notice kind="warning" title="Held back">
        <Text>The conflict is resolved: it can be applied or scheduled now.</Text>
      </Notice>
    )
  if (applyAt === null) return null
  const time = formatDateTime(applyAt)
  if (!isTimed(request))
    return <Notice kind="info" title={`Applied once approved: its time has passed, ${time}`} />
  return (
    <Notice kind="info" title={isApproved ? `Scheduled for ${time}` : `Once approved, applied at ${time}`} />
  )
}
