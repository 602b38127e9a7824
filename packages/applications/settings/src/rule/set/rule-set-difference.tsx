import { Box, css, Stack, Text, ValueDiff } from '@portal/ui'
import type { NameOf } from '../words/condition-in-words.ts'
import { ruleInWords } from '../words/rule-in-words.ts'
import { labelInPath, ruleDifference } from './rule-difference.ts'
import { type RuleChange, ruleOf } from './rule-set-changes.ts'

const TITLES = { added: 'Added', removed: 'Deleted', changed: 'Changed', moved: 'Moved' } as const

const styles = css.raw({
  '& > li': { borderWidth: '1px', borderRadius: 'panel', padding: '3' },
  '& [data-kind]': { fontSize: 'xs', color: 'fg.muted' },
})

/** The changes to a set, rule by rule. */
export function RuleSetDifference({ changes, nameOf }: { changes: readonly RuleChange[]; nameOf: NameOf }) {
  if (changes.length === 0) return <Text>No differences.</Text>
  return (
    <Stack as="ol" gap="3" css={styles} aria-label="Changes to the rules">
      {changes.map((change) => (
        <li key={`${change.kind} ${ruleOf(change).ruleId}`}>
          <Box as="span" data-kind>
            {TITLES[change.kind]}
          </Box>
          <Text fontWeight="strong">{ruleOf(change).name || 'Unnamed'}</Text>
          <ChangeInWords change={change} nameOf={nameOf} />
        </li>
      ))}
    </Stack>
  )
}

function ChangeInWords({ change, nameOf }: { change: RuleChange; nameOf: NameOf }) {
  switch (change.kind) {
    case 'changed':
      return <ValueDiff changes={ruleDifference(change.before, change.after, nameOf)} labelOf={labelInPath} />
    case 'moved':
      return (
        <Text>
          From position {change.from + 1} to {change.place + 1}
        </Text>
      )
    case 'added':
      return (
        <Text>
          At position {change.place + 1}. {ruleInWords(change.after, nameOf)}
        </Text>
      )
    default:
      return <Text color="fg.muted">{ruleInWords(change.before, nameOf)}</Text>
  }
}
