import { Box, css, Moment, ScrollBox, Text, ValueDiff } from '@portal/ui'
import { labelInPath, ruleDifference } from '../set/rule-difference.ts'
import { type RuleChange, ruleOf } from '../set/rule-set-changes.ts'
import type { NameOf } from '../words/condition-in-words.ts'
import { ruleInWords } from '../words/rule-in-words.ts'
import { useNameOf } from '../words/use-name-of.ts'
import type { VersionedChange } from './use-change-filter.ts'

const styles = css.raw({
  '& > table': { width: 'full', borderCollapse: 'collapse', fontSize: 'sm' },
  '& > table > * > tr > :is(th, td)': {
    textAlign: 'start',
    verticalAlign: 'top',
    padding: '2',
    borderBottomWidth: '1px',
    fontWeight: 'normal',
  },
  '& > table > tbody > tr > td:first-child': { minWidth: '9rem' },
  '& > table > thead th': { color: 'fg.muted', fontSize: 'xs' },
  mdDown: {
    '& > table > thead': { display: 'none' },
    '& > table, & > table > tbody': { display: 'block' },
    '& > table > tbody > tr': { display: 'block', paddingBlock: '2', borderBottomWidth: '1px' },
    '& > table > tbody > tr > :is(th, td)': { display: 'block', paddingBlock: '0.5', borderBottomWidth: '0' },
    '& > table > tbody > tr > th': { fontWeight: 'strong' },
  },
})

/** All changes to all rules, newest first. */
export function RuleChangeTable({ changes }: { changes: readonly VersionedChange[] }) {
  const nameOf = useNameOf()
  if (changes.length === 0) return <Text role="status">No matching changes.</Text>
  return (
    <ScrollBox label="Changes to the rules">
      <Box css={styles}>
        <table aria-label="Changes">
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Rule</th>
              <th scope="col">Change</th>
              <th scope="col">Who</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ version, change }) => (
              <tr key={`${version.id} ${change.kind} ${ruleOf(change).ruleId}`}>
                <td>
                  <Moment at={version.from} />
                  <Text color="fg.muted" fontSize="xs">
                    Version {version.revision}
                  </Text>
                </td>
                <th scope="row">{ruleOf(change).name}</th>
                <td>
                  <What change={change} nameOf={nameOf} />
                </td>
                <td>{version.by}</td>
                <td>{version.reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </ScrollBox>
  )
}

function What({ change, nameOf }: { change: RuleChange; nameOf: NameOf }) {
  switch (change.kind) {
    case 'added':
      return `Added. ${ruleInWords(change.after, nameOf)}`
    case 'removed':
      return `Deleted. ${ruleInWords(change.before, nameOf)}`
    case 'moved':
      return `Moved from position ${change.from + 1} to ${change.place + 1}`
    default:
      return <ValueDiff changes={ruleDifference(change.before, change.after, nameOf)} labelOf={labelInPath} />
  }
}
