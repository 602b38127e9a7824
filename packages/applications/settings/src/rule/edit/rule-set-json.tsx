import { idvRuleSchemas } from '@portal/contract/idv/idv-rule-schemas.ts'
import { Box, Stack, Text } from '@portal/ui'
import { TextEditor, type TextProblem } from '@portal/ui/content'
import { syntaxFault } from '@portal/ui/form'
import { useState } from 'react'
import { type EditSet, put, putBroken } from '../set/edit-set.ts'
import type { EditSetStore } from '../set/edit-set-store.ts'
import { type EditedRule, savable } from '../set/edited-rule.ts'

const Rules = idvRuleSchemas.saveIdvRules.body.shape.rules

interface Read {
  readonly rules?: readonly EditedRule[]
  readonly problems: readonly string[]
  /** The place of a syntax error, for the editor. */
  readonly marks?: readonly TextProblem[]
}

function syntaxProblem(text: string): Read {
  const fault = syntaxFault(text)
  if (!fault) return { problems: ['Invalid JSON.'] }
  return { problems: [`Invalid JSON in line ${fault.line}: ${fault.message}`], marks: [fault] }
}

/** Parses the text into rules, where rules without an ID are new; or returns the errors. */
function read(text: string): Read {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return syntaxProblem(text)
  }
  const { data, error } = Rules.safeParse(value)
  if (error) return { problems: error.issues.map(({ path, message }) => `/${path.join('/')}: ${message}`) }
  return {
    problems: [],
    rules: data.map((rule) => ({ ...rule, ruleId: rule.ruleId ?? crypto.randomUUID() })),
  }
}

const textOf = (rules: readonly EditedRule[]) => JSON.stringify(savable(rules) ?? rules, null, 2)

/** Consecutive edits of the text are one step. */
const MARK = 'json'

/**
 * The whole set as JSON. Valid text is applied while typing; errors appear below. Changes made elsewhere, such as
 * undo, are applied to the text.
 */
export function RuleSetJson({ set, store }: { set: EditSet; store: EditSetStore }) {
  const { rules, brokenText } = set
  /** The last valid text, with the rules that it stands for. */
  const [typed, setTyped] = useState(() => ({ text: textOf(rules), rules }))
  const text = brokenText ?? (typed.rules === rules ? typed.text : textOf(rules))
  const { problems, marks } = read(text)

  function edit(next: string) {
    const { rules: valid } = read(next)
    if (valid) setTyped({ text: next, rules: valid })
    store.change((now) => (valid ? put(now, valid, MARK) : putBroken(now, next, MARK)))
  }

  return (
    <Stack gap="3">
      <TextEditor language="json" label="The rules as JSON" text={text} problems={marks} onChange={edit} />
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
