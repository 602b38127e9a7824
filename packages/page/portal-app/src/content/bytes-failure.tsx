import { Button, Notice } from '@portal/ui'

/** Shown when a file could not be loaded from the storage. */
export const BytesFailure = ({ onRetry }: { onRetry(): void }) => (
  <Notice
    kind="error"
    title="The file could not be read from the storage."
    action={<Button onClick={onRetry}>Try again</Button>}
  />
)
