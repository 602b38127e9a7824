import { storedValue } from '@portal/portal-app/checkout'
import { DetailsList, Heading, type Labels, labelIn, Stack, Text } from '@portal/ui'
import type { ReactNode } from 'react'

type Entry = readonly [name: string, value: unknown]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNested = (value: unknown) => isRecord(value) || (Array.isArray(value) && value.some(isRecord))

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const

interface NestedProps extends Required<Omit<ValueListProps, 'value'>> {
  readonly value: unknown
}

function Nested({ value, depth, labels, references, path }: NestedProps) {
  const members = Array.isArray(value) ? value : [value]
  return (
    <Stack as="section" gap="3">
      <Heading as={HEADINGS[depth] ?? 'h6'} fontSize="md" fontWeight="strong">
        {labelIn(labels, path)}
      </Heading>
      {/* Items of a stored list have no identity other than their index. */}
      {[...members.entries()].map(([index, member]) => (
        <ValueList
          key={index}
          value={isRecord(member) ? member : { value: member }}
          depth={depth + 1}
          labels={labels}
          references={references}
          path={path}
        />
      ))}
      {members.length === 0 && <Text color="fg.muted">None</Text>}
    </Stack>
  )
}

interface ValueListProps {
  readonly value: Readonly<Record<string, unknown>>
  readonly labels: Labels
  /** How IDs of other records are shown, by the path of the value. */
  readonly references?: Readonly<Record<string, (id: string) => ReactNode>>
  /** Nesting depth of this object. */
  readonly depth?: number
  /** The dot path without indexes. */
  readonly path?: string
}

/** Any stored value as a list of labeled fields; nested objects follow under their own headings. */
export function ValueList({ value, labels, references = {}, depth = 0, path = '' }: ValueListProps) {
  const pathOf = (name: string) => (path ? `${path}.${name}` : name)
  const entries: Entry[] = Object.entries(value)
  const items = entries
    .filter(([, one]) => !isNested(one))
    .map(([name, one]) => ({
      label: labelIn(labels, pathOf(name)),
      value: (typeof one === 'string' && one && references[pathOf(name)]?.(one)) || storedValue(name, one),
    }))
  return (
    <Stack gap="6">
      {items.length > 0 && <DetailsList items={items} />}
      {entries
        .filter(([, one]) => isNested(one))
        .map(([name, one]) => (
          <Nested
            key={name}
            value={one}
            depth={depth}
            labels={labels}
            references={references}
            path={pathOf(name)}
          />
        ))}
    </Stack>
  )
}
