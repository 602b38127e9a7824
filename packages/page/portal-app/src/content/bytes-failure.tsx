import { Button, Notice } from '@portal/ui'

/** Said where a file did not come from the storage. */
export const BytesFailure = ({ onRetry }: { onRetry(): void }) => (
  <Notice
    kind="error"
    title="The file could not be read from the storage."
    action={<Button onClick={onRetry}>Try again</Button>}
  />
)
