import { linkTo } from '@portal/routing/link-to.ts'
import { ask } from '@portal/ui'
import { useNavigate } from 'react-router-dom'
import { ruleRoutes } from '../../rule-routes.ts'
import { isChanged, put } from '../set/edit-set.ts'
import { useEditSet } from '../set/use-edit-set.ts'
import type { Version } from './versions-of.ts'

/** Puts the rules of an old version into the editor as unsaved changes. */
export function useRestoreVersion() {
  const { store, mayEdit } = useEditSet()
  const navigate = useNavigate()

  async function restore({ revision, rules }: Version) {
    const mayReplace =
      !isChanged(store.get()) ||
      (await ask.confirm({
        title: `Restore version ${revision}?`,
        text: 'You have unsaved changes. The old rules replace them; Undo brings them back.',
        confirmLabel: 'Restore',
      }))
    if (!mayReplace) return
    store.change((set) => put(set, rules))
    await navigate(linkTo(ruleRoutes.ruleUpdate))
  }

  return mayEdit ? (version: Version) => void restore(version) : undefined
}
