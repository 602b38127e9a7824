import { Button, Heading, HStack, Stack } from '@portal/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { RuleTable } from '../list/rule-table.tsx'
import { ruleSetChanges } from '../set/rule-set-changes.ts'
import { RuleSetDifference } from '../set/rule-set-difference.tsx'
import { useRemarks } from '../set/use-remarks.ts'
import { useNameOf } from '../words/use-name-of.ts'
import type { Version } from './versions-of.ts'

interface SectionProps {
  readonly title: string
  readonly children: ReactNode
  onClose(): void
}

/** A section that opened below: move the focus there, so that it is noticed. */
function OpenedSection({ title, children, onClose }: SectionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (title) heading.current?.focus()
  }, [title])
  return (
    <Stack as="section" gap="3" aria-label={title}>
      <HStack justify="space-between">
        <Heading ref={heading} as="h2" fontSize="md" tabIndex={-1}>
          {title}
        </Heading>
        <Button onClick={onClose}>Close</Button>
      </HStack>
      {children}
    </Stack>
  )
}

/** Read-only rules of a version. */
export function VersionSnapshot({ version, onClose }: { version: Version; onClose(): void }) {
  const remarks = useRemarks(version.rules)
  return (
    <OpenedSection title={`Rules of version ${version.revision}`} onClose={onClose}>
      <RuleTable rules={version.rules} remarks={remarks} isPast={version.to !== undefined} />
    </OpenedSection>
  )
}

interface ComparisonProps {
  readonly older: Version
  readonly newer: Version
  onClose(): void
}

/** The differences between two versions, rule by rule. */
export function VersionComparison({ older, newer, onClose }: ComparisonProps) {
  const nameOf = useNameOf()
  return (
    <OpenedSection title={`From version ${older.revision} to version ${newer.revision}`} onClose={onClose}>
      <RuleSetDifference changes={ruleSetChanges(older.rules, newer.rules)} nameOf={nameOf} />
    </OpenedSection>
  )
}
