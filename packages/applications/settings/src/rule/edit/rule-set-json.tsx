import { Box, Stack, Text } from '@portal/ui'
import { TextEditor } from '@portal/ui/content'
import { useState } from 'react'
import { type EditSet, put, putBroken } from '../set/edit-set.ts'
import type { EditSetStore } from '../set/edit-set-store.ts'
import { type EditedRule, savable } from '../set/edited-rule.ts'
import { readRules } from './read-rules.ts'

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
  const { problems, marks } = readRules(text)

  function edit(next: string) {
    const { rules: valid } = readRules(next)
    if (valid) setTyped({ text: next, rules: valid })
    store.change((now) => (valid ? put(now, valid, MARK) : putBroken(now, next, MARK)))
  }

  return (
    <Stack gap="3">
      <TextEditor language="json" label="The rules as JSON" text={text} problems={marks} onChange={edit} />
      <Box as="ul" role="status" color="red.fg" fontSize="sm">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </Box>
      <Text color="fg.muted" fontSize="sm">
        A rule without “ruleId” is new. {problems.length > 0 && 'Nothing is applied until the text is valid.'}
      </Text>
    </Stack>
  )
}
