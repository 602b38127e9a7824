import { Button, ErrorNotice, HStack, ProgressBar, Stack, Text } from '@portal/ui'
import { sizeInWords } from '../record/size-in-words.ts'
import type { UploadState } from './upload-state.ts'

const WORDS = { reading: 'Reading', sending: 'Uploading', paused: 'Paused' }

interface UploadProgressProps {
  readonly state: Extract<UploadState, { readonly step: keyof typeof WORDS }>
  onPause(): void
  onGoOn(): void
  onDiscard(): void
}

/** The progress of an upload, and its controls. */
export function UploadProgress({ state, onPause, onGoOn, onDiscard }: UploadProgressProps) {
  const { step, file, bytes } = state
  const isPaused = step === 'paused'
  return (
    <Stack gap="3">
      {isPaused && state.error && <ErrorNotice error={state.error} />}
      <Text role="status">
        {WORDS[step]} {file.name}
      </Text>
      <ProgressBar max={file.size} value={bytes} aria-label={`${WORDS[step]} ${file.name}`} />
      <HStack gap="3" wrap="wrap">
        <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {sizeInWords(bytes)} of {sizeInWords(file.size)}
        </Text>
        {isPaused ? <Button onClick={onGoOn}>Resume</Button> : <Button onClick={onPause}>Pause</Button>}
        <Button variant="ghost" onClick={onDiscard}>
          Select another file
        </Button>
      </HStack>
    </Stack>
  )
}
