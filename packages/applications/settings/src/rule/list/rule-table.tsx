import { listIdvConfigurationHistory } from '@portal/contract/idv/idv-endpoints.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { useCan } from '@portal/session'
import { Box, Text, TextLink, VisuallyHidden } from '@portal/ui'
import { configurationRoutes } from '../../configuration-routes.ts'
import type { EditSetStore } from '../set/edit-set-store.ts'
import type { EditedRule } from '../set/edited-rule.ts'
import { useConfiguration } from '../set/rule-set-facts.ts'
import { OF_SYSTEM } from '../set/saved-rules.ts'
import type { Remarks } from '../set/use-remarks.ts'
import { decisionInWords } from '../words/rule-in-words.ts'
import { useNameOf } from '../words/use-name-of.ts'
import { RuleRow } from './rule-row.tsx'
import { ruleTableStyles } from './rule-table-styles.ts'
import { useRowActions } from './use-row-actions.ts'

interface RuleTableProps {
  readonly rules: readonly EditedRule[]
  readonly remarks: Remarks
  /** The rules are from an older version. */
  readonly isPast?: boolean
  /** Absent where the rules are read-only. */
  readonly store?: EditSetStore | undefined
}

/** The rules in order, with the default last. The first match decides. */
export function RuleTable({ rules, remarks, isPast = false, store }: RuleTableProps) {
  const nameOf = useNameOf()
  const { actions, said } = useRowActions(store)
  return (
    <Box css={ruleTableStyles}>
      <table aria-label="IDV rules">
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">Rule</th>
            <th scope="col">When all of these are met</th>
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
          <DefaultRow gap={remarks.gap} isPast={isPast} columns={store ? 2 : 1} />
        </tbody>
      </table>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Box>
  )
}

interface DefaultRowProps {
  readonly gap: string | undefined
  readonly isPast: boolean
  readonly columns: number
}

/** The default: always last, and edited in the configuration. */
function DefaultRow({ gap, isPast, columns }: DefaultRowProps) {
  const configuration = useConfiguration()
  const mayLookBack = useCan(listIdvConfigurationHistory, OF_SYSTEM.params)
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
          : 'From the configuration'}
        {isPast && (
          <Text color="fg.muted">
            As currently configured.{' '}
            {mayLookBack && (
              <TextLink to={linkTo(configurationRoutes.configurationHistory)}>
                The previous configuration
              </TextLink>
            )}
          </Text>
        )}
      </td>
      <td data-enabled colSpan={columns}>
        <Text color="fg.muted">Always last</Text>
      </td>
    </tr>
  )
}
