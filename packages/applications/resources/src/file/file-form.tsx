import { fileFacts } from '@portal/contract/resources/file-bodies.ts'
import { nameProblem } from '@portal/contract/resources/file-endings.ts'
import { getFile, updateFile } from '@portal/contract/resources/file-endpoints.ts'
import type { File } from '@portal/contract/resources/file-schemas.ts'
import { EditForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'
import { FileFields } from './file-fields.tsx'
import { FILE_LABELS } from './file-labels.ts'

const facts = fileFacts.omit({ changeReason: true })

/** The new name must keep the type. */
const schemaFor = ({ name: before, contentType }: File) =>
  facts.superRefine(({ name }, { addIssue }) => {
    const problem = name === before ? undefined : nameProblem(name, contentType)
    if (problem) addIssue({ code: 'custom', path: ['name'], message: problem })
  })

const toValues = ({ name, description, lang, tags }: File) => ({
  name,
  description: description ?? '',
  lang: lang ?? '',
  tags,
})

/** Name, description, language and tags of a file. */
export function FileForm({ file }: { file: File }) {
  const params = { dirId: file.dirId, fileId: file.id }
  return (
    <EditForm
      record={{ read: getFile, input: { params }, name: ({ name }) => name, toValues }}
      schema={schemaFor(file)}
      labels={FILE_LABELS}
      save={{ call: updateFile, change: (body) => ({ params, body }), done: ({ name }) => `${name} saved` }}
      review={{ ask: 'optionalReason' }}
      cancelTo={linkTo(routes.fileDetails, params)}
    >
      <FileFields />
    </EditForm>
  )
}
