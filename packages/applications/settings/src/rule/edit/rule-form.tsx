import { IDV_DECISIONS } from '@portal/contract/idv/idv.ts'
import { Field, HStack, SegmentedChoice, Stack, Text, TextArea, Tick } from '@portal/ui'
import { useCallback, useId } from 'react'
import { checked, type EditedRule, type RuleProblem } from '../set/edited-rule.ts'
import { ruleInWords } from '../words/rule-in-words.ts'
import { useNameOf } from '../words/use-name-of.ts'
import { NumberInput, TextInput } from '../words/value-inputs.tsx'
import { ChannelOrder } from './channel-order.tsx'
import { ConditionEditor } from './condition-editor.tsx'

export interface RuleFormProps {
  readonly rule: EditedRule
  /** `what` names the edited field: consecutive edits of it are one undo step. Stable across edits. */
  onEdit(edit: (rule: EditedRule) => EditedRule, what: string): void
  /** Show errors only after the first attempt. */
  readonly isUntried?: boolean
}

const NO_PROBLEMS: readonly RuleProblem[] = []

const DECISION_LABELS = {
  REQUIRE: 'Require verification',
  SKIP: 'Skip verification',
  DENY: 'Decline',
} as const
const DECISIONS = IDV_DECISIONS.map((value) => ({ value, label: DECISION_LABELS[value] }))

/** Form of a rule: conditions and decision. */
export function RuleForm({ rule, onEdit, isUntried = false }: RuleFormProps) {
  const nameOf = useNameOf()
  const problems = isUntried ? NO_PROBLEMS : checked(rule).problems
  const errorOf = (member: string) =>
    problems.find(({ path }) => path === member || path.startsWith(`${member}.`))?.message
  const set = (change: Partial<EditedRule>) =>
    onEdit((now) => ({ ...now, ...change }), Object.keys(change).join())
  const editConditions = useCallback(
    (edit: (all: EditedRule['conditions']) => EditedRule['conditions'], what: string) =>
      onEdit((now) => ({ ...now, conditions: edit(now.conditions) }), `conditions ${what}`),
    [onEdit],
  )
  return (
    <Stack as="section" gap="5" aria-label={`Rule ${rule.name || 'without a name'}`}>
      <Text padding="3" borderRadius="panel" bg="bg.subtle" overflowWrap="anywhere">
        {ruleInWords(rule, nameOf)}
      </Text>
      <TextInput
        label="Name"
        required
        value={rule.name}
        maxLength={80}
        error={errorOf('name')}
        onChange={(name) => set({ name })}
      />
      <Field label="Description" optional error={errorOf('description')}>
        {(ties) => (
          <TextArea
            {...ties}
            rows={2}
            maxLength={300}
            value={rule.description ?? ''}
            onChange={({ target }) => set({ description: target.value || undefined })}
          />
        )}
      </Field>
      <EnabledSwitch checked={rule.enabled} onChange={(enabled) => set({ enabled })} />
      <ConditionEditor conditions={rule.conditions} problems={problems} onEdit={editConditions} />
      <SegmentedChoice
        label="Then"
        options={DECISIONS}
        value={rule.decision}
        onChange={(decision) => set({ decision })}
      />
      <Outcome rule={rule} errorOf={errorOf} set={set} />
    </Stack>
  )
}

function EnabledSwitch({ checked: isOn, onChange }: { checked: boolean; onChange(isOn: boolean): void }) {
  const id = useId()
  return (
    <HStack gap="2">
      <Tick
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>Enabled</label>
    </HStack>
  )
}

interface OutcomeProps {
  readonly rule: EditedRule
  errorOf(member: string): string | undefined
  set(change: Partial<EditedRule>): void
}

/** The fields of the decision. */
function Outcome({ rule, errorOf, set }: OutcomeProps) {
  if (rule.decision === 'SKIP') return null
  if (rule.decision === 'DENY') {
    return (
      <TextInput
        label="Message to the customer"
        hint="Optional."
        value={rule.denyReason}
        maxLength={120}
        error={errorOf('denyReason')}
        onChange={(text) => set({ denyReason: text || undefined })}
      />
    )
  }
  return (
    <>
      <ChannelOrder
        channels={rule.channels ?? []}
        error={errorOf('channels')}
        onChange={(channels) => set({ channels })}
      />
      <NumberInput
        label="Reuse a verification for (minutes)"
        hint="0 requires a new one each time; at most 43,200 (30 days)."
        value={rule.reuseMinutes}
        error={errorOf('reuseMinutes')}
        onChange={(reuseMinutes) => set({ reuseMinutes })}
      />
    </>
  )
}
