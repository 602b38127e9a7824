import { PlainTable } from '@portal/portal-app'
import { Mono } from '@portal/ui'
import { type TemplateKind, templateColumns } from './template-columns.ts'

/** Explains each column of a file and its format. */
export function ColumnHelp(template: TemplateKind) {
  return (
    <>
      <p>
        Columns can be in any order. An empty cell keeps the value; <Mono>\N</Mono> clears it.
      </p>
      <PlainTable
        label="Columns of the file"
        head={['Column', 'Meaning', 'Format']}
        rows={templateColumns(template).map(({ name, label, help }) => ({
          key: name,
          cells: [
            <Mono key="name" whiteSpace="nowrap">
              {name}
            </Mono>,
            label,
            help,
          ],
        }))}
      />
    </>
  )
}
