import { problemsOf } from '@portal/portal-app'
import { FileUpload, type UploadedFile } from '@portal/portal-app/upload'
import { linkTo } from '@portal/routing/link-to.ts'
import { Heading, Notice, Stack, TextLink } from '@portal/ui'
import { useState } from 'react'
import { routes } from '../routes.ts'
import { comparePackage } from './compare-package.ts'

/** Takes a package from another environment, and begins its comparison as soon as it has arrived. */
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
        hint="What an export of subjects has made in the other environment; its name ends with .subject.json."
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
