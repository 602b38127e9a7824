import { problemsOf } from '@portal/portal-app'
import { FileUpload, type UploadedFile } from '@portal/portal-app/upload'
import { linkTo } from '@portal/routing/link-to.ts'
import { Heading, Notice, Stack, TextLink } from '@portal/ui'
import { useState } from 'react'
import { routes } from '../routes.ts'
import { comparePackage } from './compare-package.ts'

/** Uploads a package from another environment, and starts the comparison when the upload ends. */
export function PackageSection({ onCompared }: { onCompared(taskId: string): void }) {
  const [problems, setProblems] = useState<readonly string[]>([])

  async function begin({ uploadId }: UploadedFile) {
    setProblems([])
    try {
      onCompared(await comparePackage({ uploadId }))
    } catch (error) {
      setProblems(problemsOf(error).map(({ message }) => message))
    }
  }

  return (
    <Stack as="section" gap="4">
      <Heading fontSize="lg">Package</Heading>
      <FileUpload
        purpose="SUBJECT_IMPORT"
        label="Package of subjects"
        hint="The file that an export of subjects created in the other environment (.subject.json)."
        earlierLink={({ id, number }) => (
          <TextLink to={linkTo(routes.taskDetails, { taskId: id })}>{number}</TextLink>
        )}
        onUploaded={(file) => void begin(file)}
        onDiscarded={() => setProblems([])}
      />
      {problems.map((problem) => (
        <Notice key={problem} kind="error" title={problem} />
      ))}
    </Stack>
  )
}
