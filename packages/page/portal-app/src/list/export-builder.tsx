import type { TaskStarted } from '@portal/contract/tasks/task-schemas.ts'
import { ask, Button, Drawer, formatNumber, HStack, SegmentedChoice, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { exportStarted } from '../action/export-started.ts'
import { keyedAttempts } from '../action/keyed-attempts.ts'
import { ExportOptions } from './export-options.tsx'
import type { ExportChoice, ListExport } from './list-export.ts'

/** Which rows of a list to export. */
type Scope = 'selected' | 'matching' | 'all'

/** The exported list in its current state. */
export interface ExportedList<Row> {
  readonly total: number
  readonly capped: boolean
  /** Number of individually selected rows. */
  readonly selected: number
  /** Search and filters; empty when the list shows everything. */
  readonly query: Readonly<Record<string, unknown>>
  readonly isNarrowed: boolean
  rowsOf(scope: 'selected' | 'matching'): Promise<readonly Row[]>
}

interface ExportBuilderProps<Row> {
  readonly exporting: ListExport<Row>
  readonly list: ExportedList<Row>
  onClose(): void
}

/**
 * Asks for the reason and starts the task; another try after a lost answer starts no second one. Returns the task's ID,
 * or undefined when canceled.
 */
async function askAndStart<Row>(
  { label, reason }: ListExport<Row>,
  title: string,
  start: (changeReason: string | undefined, idempotencyKey: string) => Promise<TaskStarted>,
): Promise<string | undefined> {
  const attempt = keyedAttempts()
  let taskId: string | undefined
  const run = async ({ changeReason }: { changeReason?: string }) => {
    const started = await attempt(changeReason ?? '', (key) => start(changeReason, key))
    taskId = started.taskId
  }
  const question = { title, confirmLabel: label, run }
  const answer = await (reason === 'required' ? ask.reason(question) : ask.optionalReason(question))
  return answer && taskId
}

/** Asks which rows to export and how, starts the task, and links to it. */
export function ExportBuilder<Row>({ exporting, list, onClose }: ExportBuilderProps<Row>) {
  const { label, noun, choices, maxRows, onlyRows = false } = exporting
  const scopes = scopesOf(exporting, list)
  const [scope, setScope] = useState<Scope>(scopes[0]?.value ?? 'matching')
  const [chosen, setChosen] = useState(() =>
    Object.fromEntries(Object.entries(choices).map(([name, { initial }]) => [name, initial])),
  )
  const asked = Object.entries(choices).filter(([, { applies }]) => applies?.(chosen) ?? true)
  const missing = asked.find(([name, { optional }]) => !optional && chosen[name]?.length === 0)?.[1]
  const meant = scopes.find(({ value }) => value === scope)

  async function start(changeReason: string | undefined, idempotencyKey: string) {
    const named = scope === 'selected' || onlyRows
    const rows = named ? await list.rowsOf(scope === 'selected' ? 'selected' : 'matching') : []
    const query = scope === 'matching' ? list.query : {}
    return exporting.start({
      rows,
      query,
      chosen: Object.fromEntries(asked.map(([name]) => [name, chosen[name] ?? []])),
      changeReason,
      idempotencyKey,
    })
  }

  async function begin() {
    const taskId = await askAndStart(exporting, `${label}: ${meant?.label}`, start)
    if (taskId === undefined) return
    // Closing the drawer first could take a message with it that opens at the same moment.
    await exportStarted(taskId)
    onClose()
  }

  return (
    <Drawer open label={`${label}: ${noun}`} onClose={onClose}>
      <Stack gap="5">
        {scopes.length > 0 ? (
          <SegmentedChoice<Scope> label="Rows" value={scope} options={scopes} onChange={setScope} />
        ) : (
          <Text>
            The limit is {formatNumber(maxRows)} {noun}. Select fewer, or narrow the list.
          </Text>
        )}
        {asked.map(([name, choice]) => (
          <Choice
            key={name}
            choice={choice}
            value={chosen[name] ?? []}
            onChange={(value) => setChosen({ ...chosen, [name]: value })}
          />
        ))}
        <Text color="fg.muted">
          The export runs in the background as a task. You are notified when it is ready.
        </Text>
        <HStack gap="2">
          <Button
            variant="solid"
            disabledReason={
              scopes.length === 0
                ? `Select ${noun} first`
                : missing && `Choose ${missing.label.toLowerCase()}`
            }
            onClick={() => void begin()}
          >
            {label}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </HStack>
      </Stack>
    </Drawer>
  )
}

/** The scopes that the list's state and the call's limits allow. */
function scopesOf<Row>(
  { maxRows, onlyRows, noun }: ListExport<Row>,
  { total, capped, selected, isNarrowed }: ExportedList<Row>,
) {
  const scopes: { value: Scope; label: string }[] = []
  if (selected > 0 && selected <= maxRows)
    scopes.push({ value: 'selected', label: `${formatNumber(selected)} selected` })
  if (!onlyRows || (total > 0 && total <= maxRows && !capped)) {
    const all = `${formatNumber(total)}${capped ? '+' : ''}`
    scopes.push({ value: 'matching', label: isNarrowed ? `${all} that match` : `All ${all} ${noun}` })
  }
  if (!onlyRows && isNarrowed) scopes.push({ value: 'all', label: `All ${noun}` })
  return scopes
}

interface ChoiceProps {
  readonly choice: ExportChoice
  readonly value: readonly string[]
  onChange(value: readonly string[]): void
}

function Choice({ choice, value, onChange }: ChoiceProps) {
  if (choice.several) return <ExportOptions choice={choice} value={value} onChange={onChange} />
  return (
    <SegmentedChoice
      label={choice.label}
      value={value[0] ?? ''}
      options={choice.options}
      onChange={(next) => onChange([next])}
    />
  )
}
