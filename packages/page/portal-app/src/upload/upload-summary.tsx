import { Button, HStack, Text } from '@portal/ui'
import { sizeInWords } from '../record/size-in-words.ts'
import type { UploadedFile } from './upload-state.ts'

/** A completed upload. */
export function UploadSummary({ file, onDiscard }: { file: UploadedFile; onDiscard(): void }) {
  return (
    <HStack gap="3" wrap="wrap">
      <Text role="status">
        Uploaded {file.name} ({sizeInWords(file.sizeBytes)})
      </Text>
      <Button variant="ghost" onClick={onDiscard}>
        Select another file
      </Button>
    </HStack>
  )
}
