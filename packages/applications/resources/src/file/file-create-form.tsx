import { fileFacts, newVersion } from '@portal/contract/resources/file-bodies.ts'
import { createFile } from '@portal/contract/resources/file-endpoints.ts'
import type { Directory } from '@portal/contract/resources/file-schemas.ts'
import { problemsOf } from '@portal/portal-app'
import { CreateForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { routes } from '../routes.ts'
import { contentOf, contentProblem, typeByName } from '../version/content-form.ts'
import type { UploadedContent } from '../version/uploaded-content.ts'
import { FileCreateFields } from './file-create-fields.tsx'
import { FILE_LABELS } from './file-labels.ts'
import { NewFile } from './new-file.tsx'

/** A file with its first version, validated by the rules of the chosen directory. */
const schemaFor = (directories: readonly Directory[]) =>
  z
    .strictObject({
      dirId: z.enum(
        directories.map(({ id }) => id),
        'Select a directory',
      ),
      ...fileFacts.omit({ changeReason: true }).shape,
      content: z.string(),
      uploadId: z.string().optional(),
      comment: newVersion.shape.comment,
    })
    .transform(({ dirId, content, uploadId, comment, ...facts }, { addIssue }) => {
      const directory = directories.find(({ id }) => id === dirId)
      const contentType = typeByName(facts.name)
      const refuse = (path: string, message: string) => {
        addIssue({ code: 'custom', path: [path], message })
        return z.NEVER
      }
      if (!directory) return refuse('dirId', 'Select a directory')
      if (!contentType) return refuse('name', 'End the name with a known extension, for example .html')
      const problem = contentProblem(directory, contentType, { content, uploadId })
      if (problem) return refuse(problem.field, problem.message)
      const version = { contentType, ...contentOf({ content, uploadId }), comment }
      return { dirId, body: { ...facts, version } }
    })

const nameOf = (directories: readonly Directory[], dirId: string) =>
  directories.find(({ id }) => id === dirId)?.name ?? dirId

/** The API nests the content in the first version; the form keeps the fields flat. */
const problemsInForm = (error: unknown) =>
  problemsOf(error).map(({ pointer, ...problem }) => ({
    ...problem,
    ...(pointer && { pointer: pointer.replace('/version/contentType', '/name').replace('/version', '') }),
  }))

interface FileCreateFormProps {
  readonly directories: readonly Directory[]
  /** The preselected directory. */
  readonly dirId: string | undefined
}

/** Form for a new file. */
export function FileCreateForm({ directories, dirId }: FileCreateFormProps) {
  const [upload, setUpload] = useState<UploadedContent>()
  const schema = useMemo(() => schemaFor(directories), [directories])
  return (
    <CreateForm
      schema={schema}
      labels={FILE_LABELS}
      defaultValues={{
        dirId: dirId ?? '',
        name: '',
        description: '',
        lang: '',
        tags: [],
        content: '',
        comment: '',
      }}
      draft="resource"
      save={{
        call: createFile,
        input: ({ dirId: chosen, body }, { changeReason }) => ({
          params: { dirId: chosen },
          body: { ...body, ...(changeReason && { changeReason }) },
        }),
        problems: problemsInForm,
        done: ({ name }) => `${name} created as a draft`,
        goTo: ({ dirId: chosen, id: fileId, newestVersionId: verId }) =>
          linkTo(routes.versionDetails, { dirId: chosen, fileId, verId }),
      }}
      review={{
        ask: 'optionalReason',
        describe: ({ dirId: chosen, body }) => (
          <NewFile directoryName={nameOf(directories, chosen)} body={body} upload={upload} />
        ),
      }}
      submitLabel="Create"
      cancelTo={dirId ? linkTo(routes.fileList, { dirId }) : linkTo(routes.directoryList)}
    >
      <FileCreateFields directories={directories} onUpload={setUpload} />
    </CreateForm>
  )
}
