import { X } from '@lucide/icons'
import { Box, Button, css, Grid, Icon, IconButton, Stack, Text } from '@portal/ui'
import { memo } from 'react'
import type { EditedCondition, RuleProblem } from '../set/edited-rule.ts'
import { CONDITION_FIELDS } from '../words/condition-fields.ts'
import { ChoiceInput } from '../words/value-inputs.tsx'
import { ConditionValue } from './condition-value.tsx'
import { newCondition, withOperator } from './new-condition.ts'

type Conditions = readonly EditedCondition[]

interface ConditionEditorProps {
  readonly conditions: Conditions
  readonly problems: readonly RuleProblem[]
  onEdit(edit: (conditions: Conditions) => Conditions, what: string): void
}

const FIELD_OPTIONS = Object.entries(CONDITION_FIELDS).map(([value, { label }]) => ({ value, label }))

const isField = (text: string): text is EditedCondition['field'] => text in CONDITION_FIELDS

/** Maximum number of conditions per rule. */
const MAX_CONDITIONS = 20

/**
 * The conditions of a rule. All must be met; "one of" is an operator. Memoized: edits of other fields do not
 * rerender it.
 */
export const ConditionEditor = memo(function ConditionEditor(props: ConditionEditorProps) {
  const { conditions, problems, onEdit } = props
  return (
    <Stack as="fieldset" gap="3">
      <Box as="legend" fontWeight="strong" marginBottom="1.5">
        When all of these are met
      </Box>
      <Text color="fg.muted" fontSize="sm">
        For “any of these”, give one condition several values, or add a second rule below.
      </Text>
      {conditions.map((condition, place) => (
        <ConditionLine
          // Conditions have no names; they are only added at the end, or taken away.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={`${place} ${condition.field}`}
          condition={condition}
          place={place}
          problems={problems}
          onPut={(next, what) => onEdit((all) => all.with(place, next), `${place} ${what}`)}
          onRemove={
            conditions.length > 1 ? () => onEdit((all) => all.toSpliced(place, 1), 'remove') : undefined
          }
        />
      ))}
      <Box>
        <Button
          disabledReason={
            conditions.length >= MAX_CONDITIONS
              ? `A rule can have at most ${MAX_CONDITIONS} conditions`
              : undefined
          }
          onClick={() => onEdit((all) => [...all, newCondition('country')], 'add')}
        >
          Add a condition
        </Button>
      </Box>
    </Stack>
  )
})

interface ConditionLineProps {
  readonly condition: EditedCondition
  readonly place: number
  readonly problems: readonly RuleProblem[]
  onPut(condition: EditedCondition, what: string): void
  readonly onRemove: (() => void) | undefined
}

const lineStyles = css.raw({ borderWidth: '1px', borderRadius: 'panel', padding: '3', position: 'relative' })

function ConditionLine(props: ConditionLineProps) {
  const { condition, place, problems, onPut, onRemove } = props
  const { field, op } = condition
  const errorOf = (member: string) =>
    problems.find(({ path }) => `${path}.`.startsWith(`conditions.${place}.${member}.`))?.message
  return (
    <Box as="fieldset" css={lineStyles} aria-label={`Condition ${place + 1}`}>
      <Grid gap="3" templateColumns="repeat(auto-fit, minmax(9rem, 1fr))" paddingInlineEnd="9">
        <ChoiceInput
          label="Field"
          options={FIELD_OPTIONS}
          value={field}
          onChange={(text) => isField(text) && onPut(newCondition(text), 'field')}
        />
        <ChoiceInput
          label="Comparison"
          options={CONDITION_FIELDS[field].operators.map((one) => ({ value: one.op, label: one.label }))}
          value={op}
          onChange={(text) => onPut(withOperator(condition, text), 'op')}
        />
        <ConditionValue
          condition={condition}
          errorOf={errorOf}
          onChange={(next) => onPut(next, `${field} value`)}
        />
      </Grid>
      {onRemove && (
        <Box position="absolute" top="2" insetInlineEnd="2">
          <IconButton size="sm" label={`Remove condition ${place + 1}`} onClick={onRemove}>
            <Icon icon={X} />
          </IconButton>
        </Box>
      )}
    </Box>
  )
}
