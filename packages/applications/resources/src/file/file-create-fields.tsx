import type { Directory } from '@portal/contract/resources/file-schemas.ts'
import { Text } from '@portal/ui'
import { Section, SelectField, TextField } from '@portal/ui/form'
import { useFormContext, useWatch } from 'react-hook-form'
import { DirectoryRules } from '../directory/directory-rules.tsx'
import { ContentField } from '../version/content-field.tsx'
import { typeByName } from '../version/content-form.ts'
import type { UploadedContent } from '../version/uploaded-content.ts'
import { CONTENT_TYPE_LABELS } from './content-types.ts'
import { FileFields } from './file-fields.tsx'
import { KnownName } from './known-name.tsx'

interface FileCreateFieldsProps {
  readonly directories: readonly Directory[]
  onUpload(upload: UploadedContent | undefined): void
}

/** The fields of a new file, with the directory's rules up front. */
export function FileCreateFields({ directories, onUpload }: FileCreateFieldsProps) {
  const { setValue, getValues } = useFormContext()
  const dirId: unknown = useWatch({ name: 'dirId' })
  const name: unknown = useWatch({ name: 'name' })
  const directory = directories.find(({ id }) => id === dirId)
  const contentType = typeByName(String(name ?? ''))
  return (
    <>
      <Section title="Directory and name">
        <SelectField
          name="dirId"
          options={directories.map(({ id, name: label }) => ({ value: id, label }))}
        />
        {directory && <DirectoryRules directory={directory} />}
        <FileFields />
        {contentType && (
          <Text fontSize="sm">Type, by the extension: {CONTENT_TYPE_LABELS[contentType]}.</Text>
        )}
        {directory && <KnownName directory={directory} />}
      </Section>
      <Section title="Content" description="It starts as a draft, version 1." wide>
        {directory ? (
          <ContentField
            key={directory.id}
            directory={directory}
            contentType={contentType}
            onUpload={(upload) => {
              if (upload && !getValues('name')) setValue('name', upload.name, { shouldDirty: true })
              onUpload(upload)
            }}
          />
        ) : (
          <Text color="fg.muted">Select a directory first: it defines what can be stored.</Text>
        )}
        <TextField name="comment" hint="Tell reviewers what is new." />
      </Section>
    </>
  )
}
