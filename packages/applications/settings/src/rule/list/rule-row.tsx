import { ArrowDown, ArrowUp, GripVertical } from '@lucide/icons'
import { Icon, RowMenu, TextLink, Tick } from '@portal/ui'
import { type KeyboardEvent, memo } from 'react'
import { editRuleLink } from '../edit-rule-link.ts'
import type { EditedRule } from '../set/edited-rule.ts'
import type { RuleRemark } from '../set/rule-remarks.ts'
import { conditionInWords, type NameOf } from '../words/condition-in-words.ts'
import { decisionInWords, reuseInWords } from '../words/rule-in-words.ts'
import type { RowActions } from './use-row-actions.ts'

interface RuleRowProps {
  readonly rule: EditedRule
  readonly remarks: readonly RuleRemark[] | undefined
  readonly nameOf: NameOf
  /** Absent for read-only operators. */
  readonly actions: RowActions | undefined
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** A rule: position, conditions, decision and actions. */
export const RuleRow = memo(function RuleRow(props: RuleRowProps) {
  const { rule, remarks, nameOf, actions } = props
  const { ruleId, conditions, enabled, name } = rule
  return (
    <tr data-rule={ruleId} data-off={enabled ? undefined : ''}>
      <td data-place />
      <th scope="row" data-name>
        {actions ? <TextLink to={editRuleLink(ruleId)}>{name || 'Unnamed'}</TextLink> : name}
        {remarks?.map(({ message, isWrong }) => (
          <p key={message} data-remark={isWrong ? 'wrong' : 'hint'}>
            {message}
          </p>
        ))}
      </th>
      <td data-when>
        <ul data-chips aria-label="All of these are met">
          {conditions.map((condition) => {
            const words = conditionInWords(condition, nameOf)
            return <li key={words}>{words}</li>
          })}
        </ul>
      </td>
      <td data-then>
        {decisionInWords(rule)}
        <Reuse rule={rule} />
      </td>
      <td data-enabled>
        {actions ? (
          <Tick
            type="checkbox"
            role="switch"
            aria-label={`${name} is enabled`}
            checked={enabled}
            onChange={() => actions.toggle(ruleId)}
          />
        ) : (
          <span>{enabled ? 'On' : 'Off'}</span>
        )}
      </td>
      {actions && (
        <td data-ends>
          <RowTools {...props} actions={actions} />
        </td>
      )}
    </tr>
  )
})

function Reuse({ rule }: { rule: EditedRule }) {
  const words = reuseInWords(rule)
  return words && <p>{words}</p>
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

function RowTools({
  rule: { ruleId, name, enabled },
  actions,
  isFirst,
  isLast,
}: RuleRowProps & { actions: RowActions }) {
  function onKeyDown(event: KeyboardEvent) {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    actions.move(ruleId, by)
  }

  return (
    <div data-tools>
      <button
        type="button"
        data-handle
        data-focus="handle"
        aria-label={`Move ${name}: drag it, or use the arrow keys`}
        data-note="Drag, or use the arrow keys"
        onKeyDown={onKeyDown}
        {...actions.drag}
      >
        <Icon icon={GripVertical} />
      </button>
      <MoveButton up ruleId={ruleId} name={name} actions={actions} isAtEnd={isFirst} />
      <MoveButton up={false} ruleId={ruleId} name={name} actions={actions} isAtEnd={isLast} />
      <RowMenu
        label={name || 'Unnamed'}
        items={[
          { label: enabled ? 'Disable' : 'Enable', onSelect: () => actions.toggle(ruleId) },
          { label: 'Move to the top', onSelect: () => actions.move(ruleId, Number.NEGATIVE_INFINITY) },
          { label: 'Move to the end', onSelect: () => actions.move(ruleId, Number.POSITIVE_INFINITY) },
          { label: 'Delete', danger: true, onSelect: () => actions.remove(ruleId) },
        ]}
      />
    </div>
  )
}

interface MoveButtonProps {
  readonly up: boolean
  readonly ruleId: string
  readonly name: string
  readonly actions: RowActions
  readonly isAtEnd: boolean
}

function MoveButton({ up, ruleId, name, actions, isAtEnd }: MoveButtonProps) {
  const label = `Move ${name} ${up ? 'up' : 'down'}`
  return (
    <button
      type="button"
      data-move
      data-focus={up ? 'up' : 'down'}
      aria-label={label}
      data-note={isAtEnd ? `Already ${up ? 'first' : 'last'}` : label}
      aria-disabled={isAtEnd || undefined}
      onClick={() => !isAtEnd && actions.move(ruleId, up ? -1 : 1)}
    >
      <Icon icon={up ? ArrowUp : ArrowDown} />
    </button>
  )
}
