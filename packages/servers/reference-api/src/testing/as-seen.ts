import { getChangeRequest } from '@portal/contract/resources/change-request-endpoints.ts'
import { getFileVersion } from '@portal/contract/resources/file-endpoints.ts'
import type { TestCaller } from './test-server.ts'

const ifMatch = (headers: Headers) => ({ headers: { 'if-match': headers.get('etag') ?? '' } })

/** What a call adds whose caller has just looked at a change request. */
export async function requestAsSeen(caller: TestCaller, params: { changeRequestId: string }) {
  return ifMatch((await caller.call(getChangeRequest, { params })).headers)
}

/** The same of a version of a file. */
export async function versionAsSeen(
  caller: TestCaller,
  params: { dirId: string; fileId: string; verId: string },
) {
  return ifMatch((await caller.call(getFileVersion, { params })).headers)
}
