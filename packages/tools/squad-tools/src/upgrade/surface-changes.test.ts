import { expect, test } from '@jest/globals'
import { nameChanges, surfaceChanges } from './surface-changes.ts'

const report = (...declarations: string[]) =>
  [
    '## API Report File for "@portal/ui"',
    '```ts',
    "import { JSX } from 'react';",
    ...declarations,
    '// (No @packageDocumentation comment for this package)',
    '```',
  ].join('\n\n')

const FIELD = '// @public\nexport function Field(settings: FieldSettings): JSX.Element;'
const propsWith = (line: string) =>
  `// @public (undocumented)\nexport interface PageProps {\n    // (undocumented)\n    title: string;\n    ${line}\n}`

test('names removed, changed and new exports', () => {
  const before = report(FIELD, propsWith('status?: ReactNode;'))
  const after = report(propsWith('status: ReactNode;'), '// @public\nexport const zoneName: () => string;')
  expect(surfaceChanges(before, after)).toEqual([
    { kind: 'removed', name: 'Field', lines: [] },
    { kind: 'changed', name: 'PageProps', lines: ['- status?: ReactNode;', '+ status: ReactNode;'] },
    { kind: 'added', name: 'zoneName', lines: [] },
  ])
})

test('reports a changed type that the surface only uses, because props are part of it', () => {
  const before = report('// @public\ninterface Choice {\n    label: string;\n}')
  const after = report('// @public\ninterface Choice {\n    label: ReactNode;\n}')
  expect(surfaceChanges(before, after).map(({ name }) => name)).toEqual(['Choice'])
})

test('ignores comments and the order of declarations', () => {
  const undocumented = FIELD.replace('// @public', '// @public (undocumented)')
  const zone = '// @public\nexport const zoneName: () => string;'
  expect(surfaceChanges(report(FIELD, zone), report(zone, undocumented))).toEqual([])
})

test('names a renamed export of a file without a report', () => {
  expect(nameChanges(new Set(['listAll', 'one']), new Set(['findAll', 'one']))).toEqual([
    { kind: 'removed', name: 'listAll', lines: [] },
    { kind: 'added', name: 'findAll', lines: [] },
  ])
})
