import { saveIdvRules } from '@portal/contract/idv/idv-endpoints.ts'
import { systemSubjectId } from '@portal/portal-app'
import { useAnnounceEditing, useDraftName } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { useCan } from '@portal/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { ruleRoutes } from '../../rule-routes.ts'
import { isChanged } from './edit-set.ts'
import { editSetStore } from './edit-set-store.ts'
import { savedRules } from './saved-rules.ts'

/** The rules with all unsaved changes, and the store that changes them. */
export function useEditSet() {
  const { data: saved } = useSuspenseQuery(savedRules)
  const name = useDraftName(`${saveIdvRules.name} ${systemSubjectId}`, 'Edit the IDV rules')
  const store = editSetStore(name, saved, linkTo(ruleRoutes.ruleUpdate))
  const set = useSyncExternalStore(store.subscribe, store.get)
  const mayEdit = useCan(saveIdvRules, { subjectId: systemSubjectId })
  const isUnsaved = isChanged(set)
  // Also once the changes are discarded: the newer rules may have been read while there were some.
  useEffect(() => {
    if (!isUnsaved) store.renew(saved)
  }, [store, saved, isUnsaved])
  useAnnounceEditing(isUnsaved)
  return { set, store, mayEdit }
}
