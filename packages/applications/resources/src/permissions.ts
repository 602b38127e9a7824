import { accessOf, currentSession } from '@portal/session'

/** The call that saves a draft publishes it, too: whether the operator may do that one of the two. */
export const mayPublish = (): boolean => accessOf(currentSession()).permissions.has('fileVersion.publish')

export const mayEditDrafts = (): boolean => accessOf(currentSession()).permissions.has('fileVersion.update')
