import { ArrowDown, ArrowUp } from '@lucide/icons'
import { Box, css, HStack, Icon, IconButton } from '@portal/ui'
import { memo } from 'react'
import type { EditedRule } from '../set/edited-rule.ts'
import type { Remarks } from '../set/use-remarks.ts'

interface RuleNavProps {
  readonly rules: readonly EditedRule[]
  readonly selected: string | undefined
  readonly remarks: Remarks
  onSelect(ruleId: string): void
  onMove(by: 1 | -1): void
}

const styles = css.raw({
  maxHeight: { base: '14rem', lg: '70vh' },
  overflow: 'auto',
  borderWidth: '1px',
  borderRadius: 'panel',
  counterReset: 'rule',
  '& li': { counterIncrement: 'rule' },
  '& button': {
    display: 'block',
    width: 'full',
    textAlign: 'start',
    paddingInline: '3',
    paddingBlock: '1.5',
    borderBottomWidth: '1px',
    overflowWrap: 'anywhere',
  },
  '& button::before': { content: 'counter(rule) ". "', color: 'fg.muted' },
  '& button[aria-current]': { bg: 'accent.subtle', fontWeight: 'strong' },
  '& button[data-off]': { color: 'fg.muted' },
  '& [data-mark=wrong]': { color: 'red.fg', fontSize: 'xs' },
  '& [data-mark=hint]': { color: 'amber.fg', fontSize: 'xs' },
})

/** The rules in order; the edited one can be moved. */
export function RuleNav({ rules, selected, remarks, onSelect, onMove }: RuleNavProps) {
  const place = rules.findIndex(({ ruleId }) => ruleId === selected)
  const name = rules[place]?.name || 'this rule'
  return (
    <Box as="nav" aria-label="Rules of the set">
      <HStack justify="flex-end" marginBottom="1">
        <IconButton
          size="sm"
          label={`Move ${name} up`}
          disabledReason={place <= 0 ? 'Already first' : undefined}
          onClick={() => onMove(-1)}
        >
          <Icon icon={ArrowUp} />
        </IconButton>
        <IconButton
          size="sm"
          label={`Move ${name} down`}
          disabledReason={place === rules.length - 1 ? 'Already last' : undefined}
          onClick={() => onMove(1)}
        >
          <Icon icon={ArrowDown} />
        </IconButton>
      </HStack>
      <Box as="ol" css={styles}>
        {rules.map((rule) => (
          <NavItem
            key={rule.ruleId}
            rule={rule}
            isSelected={rule.ruleId === selected}
            mark={markOf(remarks, rule.ruleId)}
            onSelect={onSelect}
          />
        ))}
      </Box>
    </Box>
  )
}

type Mark = 'wrong' | 'hint' | undefined

function markOf({ byRule }: Remarks, ruleId: string): Mark {
  const found = byRule.get(ruleId)
  if (!found) return undefined
  return found.some(({ isWrong }) => isWrong) ? 'wrong' : 'hint'
}

interface NavItemProps {
  readonly rule: EditedRule
  readonly isSelected: boolean
  readonly mark: Mark
  onSelect(ruleId: string): void
}

const NavItem = memo(function NavItem({ rule, isSelected, mark, onSelect }: NavItemProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={isSelected || undefined}
        data-off={rule.enabled ? undefined : ''}
        onClick={() => onSelect(rule.ruleId)}
      >
        {rule.name || 'Unnamed'}
        {!rule.enabled && ' (off)'}
        {mark && <span data-mark={mark}> {mark === 'wrong' ? 'needs a correction' : 'has a warning'}</span>}
      </button>
    </li>
  )
})
