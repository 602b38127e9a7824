import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { updateFileVersion } from '@portal/contract/resources/file-endpoints.ts'
import { perform } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ask, Button, ButtonLink, formatCount } from '@portal/ui'
import { mergeLines } from '@portal/ui/content'
import { mayEditDrafts } from '../may-change-versions.ts'
import { routes } from '../routes.ts'
import { MergeWithLive } from './merge-with-live.tsx'

/** What saving the draft does to the reviews. */
const impact = async (approvals: number) => [
  approvals > 0
    ? `This revokes ${formatCount(approvals, 'approval')}: the request awaits review again.`
    : 'The request awaits review again.',
]

/** Whether something went live that the draft of a request can take over. */
export const canBeUpdated = ({ kind, live }: Pick<ChangeRequest, 'kind' | 'live'>): boolean =>
  kind === 'PUBLISH' && live !== null

/** Brings what went live into the draft of a request, line by line; other files are replaced in the form. */
export function UpdateFromLive({ request }: { request: ChangeRequest }) {
  const { version, base, live, number, approvals } = request
  if (!live || !canBeUpdated(request) || !mayEditDrafts()) return null
  const { dirId, fileId, id: verId, contentType, content, comment, validFrom } = version
  if (content === null || live.content === null)
    return (
      <ButtonLink to={linkTo(routes.versionUpdate, { dirId, fileId, verId })}>
        Edit version {version.number}
      </ButtonLink>
    )
  const merge = mergeLines(base?.content ?? '', live.content, content)

  const update = () => {
    let merged = content
    void ask.optionalReason({
      title: `Update version ${version.number} from live?`,
      confirmLabel: 'Update from live',
      content: (
        <MergeWithLive
          merge={merge}
          draft={version}
          live={live}
          onChange={(next) => {
            merged = next
          }}
        />
      ),
      impact: () => impact(approvals),
      run: ({ changeReason }) =>
        perform(
          updateFileVersion,
          {
            params: { dirId, fileId, verId },
            body: {
              contentType,
              content: merged,
              ...(comment && { comment }),
              ...(validFrom && { validFrom }),
              ...(changeReason && { changeReason }),
            },
          },
          { revision: version.revision, done: `${number} is awaiting review again` },
        ),
    })
  }

  return <Button onClick={update}>Update from live</Button>
}
