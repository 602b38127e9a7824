import {
  deleteFileVersion,
  restoreFileVersion,
  updateFileVersion,
} from '@portal/contract/resources/file-endpoints.ts'
import { refusalToDeleteVersion, refusalToPublishVersion } from '@portal/contract/resources/file-rules.ts'
import type { Directory, FileVersionSummary } from '@portal/contract/resources/file-schemas.ts'
import { actionsOn } from '@portal/portal-app'
import { mayPublish } from '../permissions.ts'

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

/** What a deletion means beyond the version itself. */
const deletionImpact = async ([version]: readonly ActedVersion[]) => [
  ...(version?.isCurrent
    ? ['Consumers see it now. The one published before it takes its place, if there is one.']
    : []),
  ...(version?.openChangeRequestId ? ['A change request is open for it, which then cannot be merged.'] : []),
]

/** What can be done with a version in a directory, whose rules say what needs a change request. */
export const versionActions = (directory: Pick<Directory, 'requiresChangeRequest'>) => ({
  publish: onVersion.call(updateFileVersion, {
    label: 'Publish',
    applies: ({ status }) => status === 'DRAFT' && mayPublish(),
    blocked: (version) => refusalToPublishVersion(version, directory)?.message,
    ask: {
      kind: 'reason',
      title: (version) => `Publish ${nameOf(version)}?`,
      impact: async () => ['Consumers see it at once. Its content cannot change any more.'],
    },
    input: (version) => ({ params: params(version), body: { status: 'PUBLISHED' as const } }),
    done: ({ fileName, number }) => `${fileName}, version ${number} is published`,
  }),
  restore: onVersion.call(restoreFileVersion, {
    label: 'Restore',
    applies: ({ status }) => status === 'DELETED',
    ask: {
      kind: 'optionalReason',
      title: (version) => `Restore ${nameOf(version)}?`,
      impact: async () => ['It comes back as a draft, under its old number.'],
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
      kind: 'removeWithReason',
      title: (version) => `Delete ${nameOf(version)}?`,
      match: ({ number }) => `Version ${number}`,
      impact: deletionImpact,
    },
    input: (version) => ({ params: params(version) }),
    done: ({ fileName, number }) => `${fileName}, version ${number} is deleted`,
  }),
})
