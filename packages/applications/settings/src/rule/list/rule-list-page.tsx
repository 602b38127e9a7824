import { formatCount, Moment, Page, Stack, Text } from '@portal/ui'
import { textObstacle } from '../set/edit-set.ts'
import { EditSetBar } from '../set/edit-set-bar.tsx'
import { OtherTabNotice } from '../set/other-tab-notice.tsx'
import { RuleConflicts } from '../set/rule-conflicts.tsx'
import { useEditSet } from '../set/use-edit-set.ts'
import { useRemarks } from '../set/use-remarks.ts'
import { useUndoKeys } from '../set/use-undo-keys.ts'
import { NoRules } from './no-rules.tsx'
import { RuleListActions } from './rule-list-actions.tsx'
import { RuleTable } from './rule-table.tsx'

export default function RuleListPage() {
  const { set, store, mayEdit } = useEditSet()
  const { base, rules } = set
  const remarks = useRemarks(rules)
  useUndoKeys(store)
  return (
    <Page
      description="First match wins: rules are tried from the top, and the first one with all conditions met decides."
      meta={
        base.at && (
          <Text as="span">
            {formatCount(rules.length, 'rule')} · version {base.revision} · saved{' '}
            <Moment at={base.at} relative /> by {base.by}
          </Text>
        )
      }
      actions={<RuleListActions rules={rules} mayEdit={mayEdit} />}
    >
      <Stack gap="4">
        <RuleConflicts set={set} store={store} />
        <OtherTabNotice store={store} />
        {rules.length === 0 && <NoRules mayEdit={mayEdit} />}
        <RuleTable
          rules={rules}
          remarks={remarks}
          store={mayEdit && !textObstacle(set) ? store : undefined}
        />
        {mayEdit && <EditSetBar set={set} store={store} />}
      </Stack>
    </Page>
  )
}
