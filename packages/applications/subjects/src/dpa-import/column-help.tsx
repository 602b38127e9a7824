import { Box, Mono, ScrollBox } from '@portal/ui'
import { type TemplateKind, templateColumns } from './template-columns.ts'

const tableStyles = {
  width: 'full',
  fontSize: 'sm',
  '& :is(th, td)': { paddingBlock: '1', paddingInline: '2', borderBottomWidth: '1px', textAlign: 'start' },
  '& tbody th': { fontWeight: 'normal' },
} as const

/** What each column of a file means, and how its values are written. */
export function ColumnHelp(template: TemplateKind) {
  return (
    <>
      <p>
        The order of columns is free. An empty cell leaves a value as it is; <Mono>\N</Mono> takes it away.
      </p>
      <ScrollBox label="Columns of the file">
        <Box as="table" css={tableStyles} aria-label="Columns of the file">
          <thead>
            <tr>
              <th scope="col">Column</th>
              <th scope="col">Meaning</th>
              <th scope="col">How it is written</th>
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
