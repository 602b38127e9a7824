import { useAttempt } from '@portal/portal-app'
import { FileUpload, type UploadedFile } from '@portal/portal-app/upload'
import { linkTo } from '@portal/routing/link-to.ts'
import { ErrorNotice, Heading, Stack, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { comparePackage } from './compare-package.ts'

/** Uploads a package from another environment, and starts the comparison when the upload ends. */
export function PackageSection({ onCompared }: { onCompared(taskId: string): void }) {
  const { attempt, failure, forget } = useAttempt()

  const begin = ({ uploadId }: UploadedFile) =>
    attempt(async () => onCompared(await comparePackage({ uploadId })))

  return (
    <Stack as="section" gap="4">
      <Heading fontSize="lg">Package</Heading>
      <FileUpload
        purpose="SUBJECT_IMPORT"
        label="Subject package"
        hint="The .subject.json file exported from the other environment."
        earlierLink={({ id, number }) => (
          <TextLink to={linkTo(routes.taskDetails, { taskId: id })}>{number}</TextLink>
        )}
        onUploaded={(file) => void begin(file)}
        onDiscarded={forget}
      />
      {failure && <ErrorNotice error={failure} />}
    </Stack>
  )
}
