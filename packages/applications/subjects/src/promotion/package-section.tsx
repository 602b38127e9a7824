import { Heading, Stack } from '@portal/ui'
import { StartingUpload } from '../dpa-import/starting-upload.tsx'
import { comparePackage } from './compare-package.ts'

/** Uploads a package from another environment, and starts the comparison when the upload ends. */
export const PackageSection = ({ onCompared }: { onCompared(taskId: string): void }) => (
  <Stack as="section" gap="4">
    <Heading fontSize="lg">Package</Heading>
    <StartingUpload
      purpose="SUBJECT_IMPORT"
      label="Subject package"
      hint="The .subject.json file exported from the other environment."
      againLabel="Compare the package again"
      start={async ({ uploadId }) => onCompared(await comparePackage({ uploadId }))}
    />
  </Stack>
)
