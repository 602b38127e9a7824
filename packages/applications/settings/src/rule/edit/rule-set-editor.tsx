import { linkTo } from '@portal/routing/link-to.ts'
import { Grid, Notice, Skeleton, Stack } from '@portal/ui'
import { lazy, Suspense, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { ruleRoutes } from '../../rule-routes.ts'
import { moveRule, put, replaceRule } from '../set/edit-set.ts'
import { EditSetBar } from '../set/edit-set-bar.tsx'
import type { EditedRule } from '../set/edited-rule.ts'
import { OtherTabNotice } from '../set/other-tab-notice.tsx'
import { RuleConflicts } from '../set/rule-conflicts.tsx'
import type { useEditSet } from '../set/use-edit-set.ts'
import { useRemarks } from '../set/use-remarks.ts'
import { useUndoKeys } from '../set/use-undo-keys.ts'
import { RemarkList } from './remark-list.tsx'
import { RuleForm } from './rule-form.tsx'
import { RuleNav } from './rule-nav.tsx'
import { useSelectedRule } from './use-selected-rule.ts'

const RuleSetJson = lazy(async () => ({ default: (await import('./rule-set-json.tsx')).RuleSetJson }))

type Editing = Pick<ReturnType<typeof useEditSet>, 'set' | 'store'>

interface RuleSetEditorProps extends Editing {
  readonly asJson: boolean
}

/** The whole set: the list, the edited rule and all remarks. */
export function RuleSetEditor({ set, store, asJson }: RuleSetEditorProps) {
  const remarks = useRemarks(set.rules)
  const navigate = useNavigate()
  useUndoKeys(store)
  return (
    <Stack gap="4">
      <RuleConflicts set={set} store={store} />
      <OtherTabNotice store={store} />
      <RemarkList remarks={remarks} />
      {asJson ? (
        <Suspense fallback={<Skeleton height="20rem" />}>
          <RuleSetJson set={set} store={store} />
        </Suspense>
      ) : (
        <ListAndRule set={set} store={store} remarks={remarks} />
      )}
      <EditSetBar set={set} store={store} onSaved={() => void navigate(linkTo(ruleRoutes.ruleList))} />
    </Stack>
  )
}

function ListAndRule({ set, store, remarks }: Editing & { remarks: ReturnType<typeof useRemarks> }) {
  const { rules } = set
  const { selected, isMissing, select } = useSelectedRule(rules)
  const ruleId = selected?.ruleId
  const edit = useCallback(
    (change: (rule: EditedRule) => EditedRule, what: string) =>
      store.change((now) => {
        const rule = now.rules.find((one) => one.ruleId === ruleId)
        return rule ? put(now, replaceRule(now.rules, change(rule)), `${ruleId} ${what}`) : now
      }),
    [store, ruleId],
  )

  function move(by: 1 | -1) {
    const place = selected ? rules.indexOf(selected) : -1
    if (selected) store.change((now) => put(now, moveRule(now.rules, selected.ruleId, place + by)))
  }

  return (
    <>
      {isMissing && <Notice kind="warning" title="The linked rule is no longer in the set" />}
      <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' }}>
        <RuleNav
          rules={rules}
          selected={selected?.ruleId}
          remarks={remarks}
          onSelect={select}
          onMove={move}
        />
        {selected ? (
          <RuleForm key={selected.ruleId} rule={selected} onEdit={edit} />
        ) : (
          <p>Add a rule to start.</p>
        )}
      </Grid>
    </>
  )
}
