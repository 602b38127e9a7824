import { TEMPLATE_CHANNEL_LABELS, type TemplateChannel } from '@portal/contract/templates/template.ts'
import { createTemplate, getTemplate } from '@portal/contract/templates/template-endpoints.ts'
import type { TemplateSummary } from '@portal/contract/templates/template-schemas.ts'
import { keysOf } from '@portal/contract/typed-objects.ts'
import { useCan } from '@portal/session'
import { Field, HStack, Select, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import type { Scope } from '../scopes.ts'
import { TEMPLATE_STATES } from '../template/template-state.ts'
import { languagesOf, matrixOf, type StateFilter } from './matrix-rows.ts'
import { STATE_MARKS } from './state-marks.ts'
import { TemplateMatrix } from './template-matrix.tsx'

interface ChannelMatrixProps {
  readonly scope: Scope
  readonly subjectId: string
  readonly channel: TemplateChannel
  readonly templates: readonly TemplateSummary[]
}

const STATES: readonly { value: StateFilter; label: string }[] = [
  { value: 'ALL', label: 'Any state' },
  { value: 'MISSING', label: TEMPLATE_STATES.MISSING.label },
  { value: 'OUTDATED', label: 'Outdated' },
  { value: 'DRAFT', label: TEMPLATE_STATES.DRAFT.label },
  { value: 'PROBLEM', label: TEMPLATE_STATES.PROBLEM.label },
  { value: 'OFF', label: TEMPLATE_STATES.OFF.label },
]

const wantedOf = (value: string): StateFilter => STATES.find((one) => one.value === value)?.value ?? 'ALL'

/** The matrix of a channel, with its state filter. */
export function ChannelMatrix({ scope, subjectId, channel, templates }: ChannelMatrixProps) {
  const [wanted, setWanted] = useState<StateFilter>('ALL')
  const [mayOpen, mayCreate] = [useCan(getTemplate), useCan(createTemplate)]
  const languages = languagesOf(templates)
  const groups = matrixOf(templates, channel, languages, wanted)
  return (
    <Stack gap="4">
      <HStack gap="4" wrap="wrap" justify="space-between" align="end">
        <Field label="State">
          {(ties) => (
            <Select {...ties} value={wanted} onChange={({ target }) => setWanted(wantedOf(target.value))}>
              {STATES.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Legend scope={scope} />
      </HStack>
      {groups.length === 0 ? (
        <Text color="fg.muted">No messages of this channel in this state.</Text>
      ) : (
        <TemplateMatrix
          {...{ scope, subjectId, channel, languages, groups, mayOpen, mayCreate }}
          label={`${TEMPLATE_CHANNEL_LABELS[channel]}: messages by language`}
        />
      )}
    </Stack>
  )
}

function Legend({ scope }: { scope: Scope }) {
  const states = keysOf(TEMPLATE_STATES).filter((name) => scope === 'srcpi' || name !== 'INHERITED')
  return (
    <HStack as="ul" gap="4" wrap="wrap" fontSize="sm" color="fg.muted" aria-label="Legend">
      {states.map((name) => (
        <li key={name}>
          {STATE_MARKS[name]} {TEMPLATE_STATES[name].label}
        </li>
      ))}
      <li>
        <Text as="span" color="amber.solid">
          ●
        </Text>{' '}
        Outdated
      </li>
    </HStack>
  )
}
