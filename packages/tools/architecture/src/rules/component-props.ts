import { parseSync } from '@swc/core'
import type { SourceFile } from './source-files.ts'

interface ComponentProps {
  readonly name: string
  readonly count: number
}

/** The interfaces of a file whose name ends with `Props`, with the number of their properties. */
export function componentProps({ path, text }: SourceFile): ComponentProps[] {
  const { body } = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx') })
  return body
    .map((item) => (item.type === 'ExportDeclaration' ? item.declaration : item))
    .filter((item) => item.type === 'TsInterfaceDeclaration')
    .map((item) => ({ name: item.id.value, count: item.body.body.length }))
    .filter(({ name }) => name.endsWith('Props'))
}
