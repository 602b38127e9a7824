import {
  deleteFileVersion,
  restoreFileVersion,
  updateFileVersion,
} from '@portal/contract/resources/file-endpoints.ts'
import { refusalToDeleteVersion, refusalToPublishVersion } from '@portal/contract/resources/file-rules.ts'
import type { Directory, FileVersionSummary } from '@portal/contract/resources/file-schemas.ts'
import { actionsOn } from '@portal/portal-app'
import { mayPublish } from '../may-change-versions.ts'
import { PublishedContent } from './published-content.tsx'

export type ActedVersion = Pick<
  FileVersionSummary,
  | 'id'
  | 'dirId'
  | 'fileId'
  | 'fileName'
  | 'number'
  | 'status'
  | 'isCurrent'
  | 'openChangeRequestId'
  | 'revision'
>

const onVersion = actionsOn<ActedVersion>()
const params = ({ id, dirId, fileId }: ActedVersion) => ({ dirId, fileId, verId: id })
const nameOf = ({ fileName, number }: ActedVersion) => `version ${number} of ${fileName}`

/** What deleting a version affects. */
const deletionImpact = async ([version]: readonly ActedVersion[]) => [
  ...(version?.isCurrent
    ? ['Consumers see it now. The previously published version, if any, replaces it.']
    : []),
  ...(version?.openChangeRequestId ? ['Its open change request can then no longer be applied.'] : []),
  'You can restore it as a draft.',
]

/** Actions for a version; the directory's rules say what needs a change request. */
export const versionActions = (directory: Pick<Directory, 'requiresChangeRequest'>) => ({
  publish: onVersion.call(updateFileVersion, {
    label: 'Publish',
    applies: ({ status }) => status === 'DRAFT' && mayPublish(),
    blocked: (version) => refusalToPublishVersion(version, directory)?.message,
    ask: {
      kind: 'reason',
      title: (version) => `Publish ${nameOf(version)}?`,
      impact: async () => ['Consumers see it immediately. Its content can no longer be changed.'],
      describe: ([version]) => version && <PublishedContent params={params(version)} />,
    },
    input: (version) => ({ params: params(version), body: { status: 'PUBLISHED' as const } }),
    done: ({ fileName, number }) => `${fileName}, version ${number} published`,
  }),
  restore: onVersion.call(restoreFileVersion, {
    label: 'Restore',
    applies: ({ status }) => status === 'DELETED',
    ask: {
      kind: 'optionalReason',
      title: (version) => `Restore ${nameOf(version)}?`,
      impact: async () => ['It becomes a draft again, with the same number.'],
    },
    input: (version) => ({ params: params(version) }),
    done: ({ fileName, number }) => `${fileName}, version ${number} is a draft again`,
  }),
  remove: onVersion.call(deleteFileVersion, {
    label: 'Delete',
    danger: true,
    applies: ({ status }) => status !== 'DELETED',
    blocked: (version) => refusalToDeleteVersion(version, directory)?.message,
    ask: {
      kind: 'reason',
      title: (version) => `Delete ${nameOf(version)}?`,
      match: ({ number }) => `Version ${number}`,
      impact: deletionImpact,
    },
    input: (version) => ({ params: params(version) }),
    done: ({ fileName, number }) => `${fileName}, version ${number} deleted`,
  }),
})
