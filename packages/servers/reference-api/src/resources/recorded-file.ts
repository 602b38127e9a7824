import type { FileTable } from './resource-tables.ts'

/** The fields of a file that history records. */
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
