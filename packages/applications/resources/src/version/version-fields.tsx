import type { ContentType } from '@portal/contract/resources/file.ts'
import { Section, TextField } from '@portal/ui/form'
import type { ContentRules } from '../directory/content-rules.ts'
import { MomentField } from '../moment-field.tsx'
import { ContentField } from './content-field.tsx'
import type { UploadedContent } from './uploaded-content.ts'

interface VersionFieldsProps {
  readonly directory: ContentRules
  readonly contentType: ContentType
  onUpload(upload: UploadedContent | undefined): void
}

/** The fields of a version. */
export const VersionFields = ({ directory, contentType, onUpload }: VersionFieldsProps) => (
  <Section title="Content" wide>
    <ContentField directory={directory} contentType={contentType} onUpload={onUpload} />
    <TextField name="comment" hint="Tell reviewers what is new." />
    <MomentField
      name="validFrom"
      type="date"
      hint="The effective date, if it differs from the publication date."
    />
  </Section>
)
