import { expect, test } from '@jest/globals'
import { dpaStatusText } from './dpa-status.tsx'

test.each([
  ['ACTIVE', 'ACTIVE', 'PUBLISHED', 'Active'],
  ['SUSPENDED', 'SUSPENDED', 'PUBLISHED', 'Suspended'],
  ['SUSPENDED', 'SUSPENDED', 'DRAFT', 'Suspended'],
  ['ACTIVE', 'ACTIVE', 'DRAFT', 'Not published'],
  ['ACTIVE', 'SUSPENDED', 'PUBLISHED', 'Active, but SRCI suspended'],
] as const)(
  'section 3: calls an application that is %s, in effect %s, and %s "%s"',
  (status, effectiveStatus, publicationStatus, words) => {
    expect(dpaStatusText({ status, effectiveStatus, publicationStatus })).toBe(words)
  },
)
