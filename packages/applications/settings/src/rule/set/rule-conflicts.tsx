import { HStack, Moment, Notice, Stack, Text, Tick, ValueDiff } from '@portal/ui'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useNameOf } from '../words/use-name-of.ts'
import { choose, type EditSet } from './edit-set.ts'
import type { EditSetStore } from './edit-set-store.ts'
import type { RuleConflict } from './merge-rule-sets.ts'
import { labelInPath, ruleDifference } from './rule-difference.ts'

/** Merges what someone else just saved, rule by rule, and asks about rules that both changed. */
export function RuleConflicts({ set, store }: { set: EditSet; store: EditSetStore }) {
  const { conflict } = set
  if (!conflict) return null
  const { theirs, conflicts, chosen } = conflict
  const who = theirs.by ?? 'Someone else'
  return (
    <FocusedOnce>
      <Notice kind="warning" title={`${who} saved the rules while you were editing`}>
        <Text>
          {theirs.at && (
            <>
              Saved <Moment at={theirs.at} relative />.{' '}
            </>
          )}
          {conflicts.length === 0
            ? 'You now see their changes to other rules together with yours. Review both, then save.'
            : 'You now see their changes to other rules. Both of you changed these rules: choose which version to keep.'}
        </Text>
        <Stack gap="4" marginTop="3">
          {conflicts.map((one) => (
            <Choice
              key={one.ruleId}
              conflict={one}
              who={who}
              side={chosen[one.ruleId]}
              onChoose={(side) => store.change((now) => choose(now, one.ruleId, side))}
            />
          ))}
        </Stack>
      </Notice>
    </FocusedOnce>
  )
}

/** At the top of the page, far from the button that caused it: move the focus here, which also scrolls. */
function FocusedOnce({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  )
}

type Side = 'theirs' | 'yours'

interface ChoiceProps {
  readonly conflict: RuleConflict
  readonly who: string
  readonly side: Side | undefined
  onChoose(side: Side): void
}

function Choice({ conflict, who, side, onChoose }: ChoiceProps) {
  const { theirs, yours, base } = conflict
  const name = (yours ?? theirs ?? base)?.name || 'Unnamed'
  const option = (one: Side, label: string) => (
    <Option key={one} name={conflict.ruleId} checked={side === one} onChoose={() => onChoose(one)}>
      {conflict[one] ? label : `${label}: deleted`}
    </Option>
  )
  return (
    <Stack as="fieldset" gap="2">
      <legend>{name}</legend>
      <HStack gap="4" wrap="wrap">
        {option('theirs', `${who}’s version`)}
        {option('yours', 'Yours')}
      </HStack>
      {theirs && yours && <Sides conflict={conflict} />}
    </Stack>
  )
}

/** The differences, theirs first. */
function Sides({ conflict: { theirs, yours } }: { conflict: RuleConflict }) {
  const nameOf = useNameOf()
  return (
    <>
      <Text fontSize="sm">“Before” is theirs, “After” is yours:</Text>
      <ValueDiff changes={ruleDifference(theirs, yours, nameOf)} labelOf={labelInPath} />
    </>
  )
}

interface OptionProps {
  readonly name: string
  readonly checked: boolean
  readonly children: ReactNode
  onChoose(): void
}

function Option({ name, checked, children, onChoose }: OptionProps) {
  const id = useId()
  return (
    <HStack gap="1.5">
      <Tick id={id} type="radio" name={name} checked={checked} onChange={onChoose} />
      <label htmlFor={id}>{children}</label>
    </HStack>
  )
}
