import { getChangeRequest } from '@portal/contract/resources/change-request-endpoints.ts'
import { getFileVersion } from '@portal/contract/resources/file-endpoints.ts'
import type { TestCaller } from './test-server.ts'

const ifMatch = (headers: Headers) => ({ headers: { 'if-match': headers.get('etag') ?? '' } })

/** Headers of a call whose caller has just read a change request. */
export async function requestAsSeen(caller: TestCaller, params: { changeRequestId: string }) {
  return ifMatch((await caller.call(getChangeRequest, { params })).headers)
}

/** Same, for a version of a file. */
export async function versionAsSeen(
  caller: TestCaller,
  params: { dirId: string; fileId: string; verId: string },
) {
  return ifMatch((await caller.call(getFileVersion, { params })).headers)
}
