import type { SourceFile } from './source-files.ts'

/** Comments may mention other packages' tables. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*(\/\/|--).*$/gm, '')

const SCHEMA = '(?:public|identity)\\.'
const TABLE = `"?(?:${SCHEMA})?"?([a-z_]+)"?`

/** `from operator`, `insert into mail`. A column may have the name of a table, and a foreign key only points at one. */
const IN_SQL = new RegExp(
  `\\b(?:from|join|into|update|lock table|alter table|to_regclass\\(')\\s*${TABLE}`,
  'g',
)
const CREATED = new RegExp(`\\bcreate (?:unlogged )?table (?:if not exists )?${TABLE}`, 'g')

/** `selectFrom('oneTimeSecret as secret')`. */
const IN_BUILDER = new RegExp(
  `\\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|(?:inner|left|right|full)Join)\\(\\s*'(?:${SCHEMA})?(\\w+)`,
  'g',
)

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => snakeCase(name))

/** The tables that a file creates. */
export const createdTables = ({ text }: SourceFile): string[] => namesIn(withoutComments(text), CREATED)

/** The tables that the statements of a file read, write or change, by their names in the database. */
export const namedTables = ({ text }: SourceFile): ReadonlySet<string> => {
  const code = withoutComments(text)
  return new Set([...namesIn(code, IN_SQL), ...namesIn(code, IN_BUILDER)])
}
