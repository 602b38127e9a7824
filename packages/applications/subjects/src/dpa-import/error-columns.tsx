import { listTaskErrors } from '@portal/contract/tasks/task-endpoints.ts'
import type { Correction, RowError } from '@portal/contract/tasks/task-row-schemas.ts'
import { columnsFor } from '@portal/portal-app'
import { Box, Button, formatNumber, HStack, Input, Mono } from '@portal/ui'
import type { ReactNode } from 'react'
import { ErrorPlace, placeInWords } from '../task/error-place.tsx'

export type Corrections = ReadonlyMap<string, Correction>

export const correctionKey = ({ row, field }: Pick<RowError, 'row' | 'field'>): string => `${row} ${field}`

interface CorrectionCellProps {
  readonly error: RowError
  readonly value: string | undefined
  /** `undefined` cannot be a correction. */
  onChange(value: string | undefined): void
}

/** Collects a corrected value for a cell. Problems of a whole row are corrected in the file. */
function CorrectionCell({ error, value, onChange }: CorrectionCellProps) {
  const { row, field, suggestion } = error
  if (field === '') return 'Correct it in the file'
  return (
    <HStack wrap="wrap">
      <Input
        size="sm"
        aria-label={`${placeInWords(error)} of row ${row}`}
        value={value ?? error.value ?? ''}
        onChange={({ target }) => onChange(target.value === error.value ? undefined : target.value)}
      />
      {suggestion !== undefined && value !== suggestion && (
        <Button size="sm" onClick={() => onChange(suggestion)}>
          Use {suggestion}
        </Button>
      )}
    </HStack>
  )
}

const OnPhone = ({ children }: { children: ReactNode }) => (
  <Box as="span" display={{ base: 'inline', md: 'none' }}>
    {children}
  </Box>
)

/** On a phone, it is the heading of a card, whose column of IDs is hidden. One element, since a card lays out each. */
const RowNumber = ({ row, srciDpaId }: RowError) => (
  <span>
    <OnPhone>Row </OnPhone>
    {formatNumber(row)}
    {srciDpaId && (
      <OnPhone>
        , <Mono>{srciDpaId}</Mono>
      </OnPhone>
    )}
  </span>
)

interface Correcting {
  readonly corrections: Corrections
  correct(error: RowError, value: string | undefined): void
}

/** Columns of the error table, in which values can be corrected unless `correcting` is absent. */
export const errorColumns = (correcting: Correcting | undefined) =>
  columnsFor(listTaskErrors, [
    {
      key: 'row',
      label: 'Row',
      sortable: true,
      rowHeader: true,
      width: '4.5rem',
      cell: (error) => <RowNumber {...error} />,
    },
    { key: 'srciDpaId', label: 'DPA ID', hideBelow: 'lg', cell: ({ srciDpaId }) => <Mono>{srciDpaId}</Mono> },
    {
      computed: 'column',
      label: 'Column',
      text: placeInWords,
      cell: (error) => <ErrorPlace error={error} />,
    },
    { key: 'value', label: 'Value', cell: ({ value }) => <Mono>{value}</Mono> },
    { key: 'message', label: 'Problem' },
    ...(correcting
      ? [
          {
            computed: 'correction',
            label: 'Correction',
            width: '15rem',
            text: (error: RowError) => correcting.corrections.get(correctionKey(error))?.value,
            cell: (error: RowError) => (
              <CorrectionCell
                error={error}
                value={correcting.corrections.get(correctionKey(error))?.value}
                onChange={(value) => correcting.correct(error, value)}
              />
            ),
          },
        ]
      : []),
  ])
