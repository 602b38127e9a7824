import { Box, Mono, ScrollBox } from '@portal/ui'
import { type TemplateKind, templateColumns } from './template-columns.ts'

const tableStyles = {
  width: 'full',
  fontSize: 'sm',
  '& :is(th, td)': { paddingBlock: '1', paddingInline: '2', borderBottomWidth: '1px', textAlign: 'start' },
  '& tbody th': { fontWeight: 'normal' },
} as const

/** Explains each column of a file and its format. */
export function ColumnHelp(template: TemplateKind) {
  return (
    <>
      <p>
        Columns can be in any order. An empty cell keeps the value; <Mono>\N</Mono> clears it.
      </p>
      <ScrollBox label="Columns of the file">
        <Box as="table" css={tableStyles} aria-label="Columns of the file">
          <thead>
            <tr>
              <th scope="col">Column</th>
              <th scope="col">Meaning</th>
              <th scope="col">Format</th>
            </tr>
          </thead>
          <tbody>
            {templateColumns(template).map(({ name, label, help }) => (
              <tr key={name}>
                <th scope="row">
                  <Mono>{name}</Mono>
                </th>
                <td>{label}</td>
                <td>{help}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </ScrollBox>
    </>
  )
}
