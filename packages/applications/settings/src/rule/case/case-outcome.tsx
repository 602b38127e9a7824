import { evaluateCase, type Passed } from '@portal/contract/idv/evaluate-case.ts'
import type { IdvCase } from '@portal/contract/idv/idv-case.ts'
import { Box, css, Heading, Stack, Text } from '@portal/ui'
import { deciding, type EditedRule } from '../set/edited-rule.ts'
import { useConfiguration } from '../set/rule-set-facts.ts'
import { conditionInWords, type NameOf } from '../words/condition-in-words.ts'
import { decisionInWords, reuseInWords } from '../words/rule-in-words.ts'
import { useNameOf } from '../words/use-name-of.ts'

interface CaseOutcomeProps {
  readonly rules: readonly EditedRule[]
  readonly value: IdvCase
}

const styles = css.raw({
  '& > li': { display: 'flex', gap: '2', paddingBlock: '1.5', borderBottomWidth: '1px', fontSize: 'sm' },
  '& [data-place]': { color: 'fg.muted', minWidth: '6' },
})

const wholeMinutes = ({ minutesSinceLastIdv }: IdvCase) => minutesSinceLastIdv ?? Number.POSITIVE_INFINITY

/** Whether an earlier verification can be reused. */
const isSpared = (rule: EditedRule, value: IdvCase) =>
  reuseInWords(rule) !== undefined && wholeMinutes(value) <= (rule.reuseMinutes ?? 0)

/** The rule that decides a case, and why earlier rules do not match. */
export function CaseOutcome({ rules, value }: CaseOutcomeProps) {
  const nameOf = useNameOf()
  const { decidedBy, passed } = evaluateCase(rules.map(deciding), value)
  const rule = decidedBy === undefined ? undefined : rules[decidedBy]
  return (
    <Stack gap="3">
      <Box role="status" padding="3" borderRadius="panel" bg="accent.subtle">
        {rule ? <Decided rule={rule} place={decidedBy ?? 0} value={value} /> : <ByDefault />}
      </Box>
      {passed.length > 0 && (
        <>
          <Heading as="h3" fontSize="sm">
            Why earlier rules do not match
          </Heading>
          <Stack as="ol" gap="0" css={styles} aria-label="Rules that do not match">
            {passed.map((why, place) => {
              const one = rules[place]
              return (
                one && (
                  <li key={one.ruleId}>
                    <span data-place>{place + 1}</span>
                    <span>
                      <strong>{one.name || 'Unnamed'}</strong>: {reasonInWords(why, one, nameOf)}
                    </span>
                  </li>
                )
              )
            })}
          </Stack>
        </>
      )}
    </Stack>
  )
}

function reasonInWords(why: Passed, rule: EditedRule, nameOf: NameOf): string {
  if (why.why === 'DISABLED') return rule.enabled ? 'Incomplete' : 'Switched off'
  const condition = rule.conditions[why.condition]
  return condition ? `Not met: ${conditionInWords(condition, nameOf)}` : ''
}

function Decided({ rule, place, value }: { rule: EditedRule; place: number; value: IdvCase }) {
  return (
    <>
      <Text fontWeight="strong">
        Rule {place + 1}, “{rule.name || 'Unnamed'}”, applies
      </Text>
      <Text>{decisionInWords(rule)}</Text>
      {isSpared(rule, value) && (
        <Text>No verification needed: the last one was at most {rule.reuseMinutes} minutes ago.</Text>
      )}
    </>
  )
}

function ByDefault() {
  const configuration = useConfiguration()
  return (
    <>
      <Text fontWeight="strong">No rule matches; the default applies</Text>
      {configuration && (
        <Text>
          {decisionInWords({
            decision: configuration.defaultDecision,
            channels: configuration.fallbackChannels,
          })}
        </Text>
      )}
    </>
  )
}
