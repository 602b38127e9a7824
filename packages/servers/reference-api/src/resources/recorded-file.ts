import type { FileTable } from './resource-tables.ts'

/** What history records of a file itself. */
export const toldFile = ({
  name,
  description,
  tags,
  lang,
}: Pick<FileTable, 'name' | 'description' | 'tags' | 'lang'>) => ({
  name,
  tags,
  ...(description !== null && { description }),
  ...(lang !== null && { lang }),
})
