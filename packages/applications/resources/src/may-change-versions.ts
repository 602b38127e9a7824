import { accessOf, currentSession } from '@portal/session'

/** The same call saves and publishes drafts, so check each permission separately. */
export const mayPublish = (): boolean => accessOf(currentSession()).permissions.has('fileVersion.publish')

export const mayEditDrafts = (): boolean => accessOf(currentSession()).permissions.has('fileVersion.update')
