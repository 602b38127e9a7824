import type { HistoryEntry } from '@portal/contract/history-entry.ts'
import { Box, Button, HStack, humanize, Moment, Stack, Tick } from '@portal/ui'
import type { HistoryChange } from '@portal/ui/blocks'
import { useId, useState } from 'react'

/**
 * Puts fields of an older state, or all of it, into the edit form; nothing is saved before the operator's
 * review.
 */
export type Restore = (fields: readonly string[] | 'all', older: HistoryEntry) => void

interface RestoreFieldsProps {
  readonly changes: readonly HistoryChange[]
  readonly older: HistoryEntry
  readonly labelOf: ((path: string) => string | undefined) | undefined
  readonly onRestore: Restore
}

/** The record's field that a changed value belongs to. */
const fieldOf = ({ path }: HistoryChange) => path.split('/')[1] ?? ''

/** Selects which changed fields to restore. */
export function RestoreFields({ changes, older, labelOf, onRestore }: RestoreFieldsProps) {
  const fields = [...new Set(changes.map(fieldOf))]
  const [left, setLeft] = useState<readonly string[]>([])
  const id = useId()
  const chosen = fields.filter((field) => !left.includes(field))

  function toggle(field: string) {
    setLeft(left.includes(field) ? left.filter((one) => one !== field) : [...left, field])
  }

  return (
    <Box as="fieldset">
      <Box as="legend" fontWeight="strong" marginBottom="1.5">
        Restore values of <Moment at={older.changedAt} precise="second" />
      </Box>
      <Stack gap="2">
        <HStack gap="4" wrap="wrap">
          {fields.map((field) => (
            <HStack key={field} gap="1.5">
              <Tick
                type="checkbox"
                id={`${id} ${field}`}
                checked={chosen.includes(field)}
                onChange={() => toggle(field)}
              />
              <label htmlFor={`${id} ${field}`}>{labelOf?.(`/${field}`) ?? humanize(field)}</label>
            </HStack>
          ))}
        </HStack>
        <HStack>
          <Button
            variant="solid"
            disabledReason={chosen.length === 0 ? 'Choose at least one field' : undefined}
            onClick={() => onRestore(chosen, older)}
          >
            Open in the edit form
          </Button>
        </HStack>
      </Stack>
    </Box>
  )
}
