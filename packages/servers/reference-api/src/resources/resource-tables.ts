import type { PersonRef } from '@portal/contract/formats.ts'
import type {
  ApplyMoment,
  ChangeRequestKind,
  ChangeRequestStatus,
  MergeBlockedReason,
  ReviewDecision,
} from '@portal/contract/resources/change-request.ts'
import type { ContentType, VersionStatus } from '@portal/contract/resources/file.ts'

export interface DirectoryTable {
  id: string
  accountId: string
  name: string
  path: string
  description: string | null
  allowedContentTypes: ContentType[]
  maxBytes: number
  requiresChangeRequest: boolean
  approvalsNeeded: number
  /** Retired directories are empty and hidden. */
  retiredAt: Date | null
}

export interface FileTable {
  id: string
  accountId: string
  directoryId: string
  name: string
  description: string | null
  tags: string[]
  lang: string | null
  revision: number
  createdAt: Date
  createdBy: PersonRef
  updatedAt: Date
  updatedBy: PersonRef
  deletedAt: Date | null
  status: VersionStatus
  contentType: ContentType
  sizeBytes: number
  currentVersionId: string | null
  currentVersionNumber: number | null
  newestVersionId: string
  newestVersionNumber: number
  versionCount: number
  search: string
}

export interface FileVersionTable {
  id: string
  accountId: string
  fileId: string
  number: number
  status: VersionStatus
  contentType: ContentType
  content: string | null
  storageKey: string | null
  sha256: string
  sizeBytes: number
  comment: string | null
  /** A day such as 2026-06-01. */
  validFrom: string | null
  authorIds: string[]
  publishedAt: Date | null
  publishedBy: PersonRef | null
  deletedAt: Date | null
  deletedBy: PersonRef | null
  deletedReason: string | null
  revision: number
  createdAt: Date
  createdBy: PersonRef
  updatedAt: Date
  updatedBy: PersonRef
}

export interface ChangeRequestTable {
  id: string
  accountId: string
  no: number
  directoryId: string
  fileId: string
  versionId: string
  kind: ChangeRequestKind
  title: string
  description: string | null
  status: ChangeRequestStatus
  baseVersionId: string | null
  author: PersonRef
  authorId: string
  approvalsNeeded: number
  mergeBlockedReason: MergeBlockedReason | null
  applyWhen: ApplyMoment
  applyAt: Date | null
  scheduledBy: PersonRef | null
  mergedAt: Date | null
  mergedBy: PersonRef | null
  revision: number
  createdAt: Date
  updatedAt: Date
  updatedBy: PersonRef
  search: string
}

export interface CommentTable {
  id: string
  changeRequestId: string
  author: PersonRef
  text: string
  line: number | null
  replyTo: string | null
  resolvedAt: Date | null
  resolvedBy: PersonRef | null
  createdAt: Date
}

export interface ReviewTable {
  id: string
  changeRequestId: string
  author: PersonRef
  authorId: string
  decision: ReviewDecision
  comment: string | null
  versionRevision: number
  dismissed: boolean
  createdAt: Date
}

interface ReviewerTable {
  changeRequestId: string
  operatorId: string
  person: PersonRef
}

export interface ResourceTables {
  directory: DirectoryTable
  file: FileTable
  fileVersion: FileVersionTable
  changeRequestCounter: { accountId: string; lastNo: number }
  changeRequest: ChangeRequestTable
  changeRequestComment: CommentTable
  changeRequestReview: ReviewTable
  changeRequestReviewer: ReviewerTable
}
