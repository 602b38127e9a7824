import { Box, Text, VisuallyHidden } from '@portal/ui'
import type { EditSetStore } from '../set/edit-set-store.ts'
import type { EditedRule } from '../set/edited-rule.ts'
import { useConfiguration } from '../set/rule-set-facts.ts'
import type { Remarks } from '../set/use-remarks.ts'
import { decisionInWords } from '../words/rule-in-words.ts'
import { useNameOf } from '../words/use-name-of.ts'
import { RuleRow } from './rule-row.tsx'
import { ruleTableStyles } from './rule-table-styles.ts'
import { useRowActions } from './use-row-actions.ts'

interface RuleTableProps {
  readonly rules: readonly EditedRule[]
  readonly remarks: Remarks
  /** Nothing where the rules are only looked at. */
  readonly store?: EditSetStore | undefined
}

/** The rules in their order, the default last. The first that holds decides. */
export function RuleTable({ rules, remarks, store }: RuleTableProps) {
  const nameOf = useNameOf()
  const { actions, said } = useRowActions(store)
  return (
    <Box css={ruleTableStyles}>
      <table aria-label="IDV rules">
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">Rule</th>
            <th scope="col">When all of these hold</th>
            <th scope="col">Then</th>
            <th scope="col">Enabled</th>
            {store && (
              <th scope="col">
                <VisuallyHidden>Order and actions</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rules.map((rule, place) => (
            <RuleRow
              key={rule.ruleId}
              rule={rule}
              remarks={remarks.byRule.get(rule.ruleId)}
              nameOf={nameOf}
              actions={actions}
              isFirst={place === 0}
              isLast={place === rules.length - 1}
            />
          ))}
          <DefaultRow gap={remarks.gap} columns={store ? 2 : 1} />
        </tbody>
      </table>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Box>
  )
}

/** What holds where no rule does: always last, and changed in the configuration. */
function DefaultRow({ gap, columns }: { gap: string | undefined; columns: number }) {
  const configuration = useConfiguration()
  return (
    <tr>
      <td />
      <th scope="row" data-name>
        Default
        {gap && <p data-remark="hint">{gap}</p>}
      </th>
      <td data-when>In all other cases</td>
      <td data-then>
        {configuration
          ? decisionInWords({
              decision: configuration.defaultDecision,
              channels: configuration.fallbackChannels,
            })
          : 'What the configuration says'}
      </td>
      <td data-enabled colSpan={columns}>
        <Text color="fg.muted">Always last</Text>
      </td>
    </tr>
  )
}
