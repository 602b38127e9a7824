import { idvRuleSchemas } from '@portal/contract/idv/idv-rule-schemas.ts'
import { Box, Stack, Text } from '@portal/ui'
import { TextEditor } from '@portal/ui/content'
import { useState } from 'react'
import { type EditedRule, savable } from '../set/edited-rule.ts'

interface RuleSetJsonProps {
  readonly rules: readonly EditedRule[]
  /** Called with the parsed rules; with undefined while there are errors. */
  onChange(rules: readonly EditedRule[] | undefined): void
}

const Rules = idvRuleSchemas.saveIdvRules.body.shape.rules

interface Read {
  readonly rules?: readonly EditedRule[]
  readonly problems: readonly string[]
}

/** Parses the text into rules, where rules without an ID are new; or returns the errors. */
function read(text: string): Read {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problems: ['Invalid JSON: the rules are unchanged.'] }
  }
  const { data, error } = Rules.safeParse(value)
  if (error) return { problems: error.issues.map(({ path, message }) => `/${path.join('/')}: ${message}`) }
  return {
    problems: [],
    rules: data.map((rule) => ({ ...rule, ruleId: rule.ruleId ?? crypto.randomUUID() })),
  }
}

const textOf = (rules: readonly EditedRule[]) => JSON.stringify(savable(rules) ?? rules, null, 2)

/** The whole set as JSON. Valid text is applied while typing; errors appear below. */
export function RuleSetJson({ rules, onChange }: RuleSetJsonProps) {
  const [text, setText] = useState(() => textOf(rules))
  const { problems } = read(text)

  function edit(next: string) {
    setText(next)
    onChange(read(next).rules)
  }

  return (
    <Stack gap="3">
      <TextEditor language="json" label="The rules as JSON" text={text} onChange={edit} />
      <Box as="ul" role="status" color="red.fg" fontSize="sm">
        {problems.slice(0, 20).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </Box>
      <Text color="fg.muted" fontSize="sm">
        A rule without “ruleId” is new. {problems.length > 0 && 'Nothing is applied until the text is valid.'}
      </Text>
    </Stack>
  )
}
