import { Button } from '../layout/button.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { MessageScreen } from './message-screen.tsx'
import { RequestId } from './request-id.tsx'

export interface FailureScreenProps {
  title?: string
  text: string
  details?: readonly string[] | undefined
  requestId?: string | undefined
  onRetry?: () => void
  /** Name and version of the application that failed. */
  app?: string | undefined
  version?: string | undefined
}

/** Replaces what could not be shown; the rest of the portal stays usable. */
export function FailureScreen(props: FailureScreenProps) {
  const { title, text, details = [], requestId, onRetry, app, version } = props
  return (
    <MessageScreen title={title ?? texts.page.failureTitle}>
      <chakra.div role="alert">
        <p>{text}</p>
        {details.length > 0 && (
          <chakra.ul marginTop="2" paddingInlineStart="5" listStyleType="disc">
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </chakra.ul>
        )}
      </chakra.div>
      {onRetry && (
        <Button variant="solid" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
      {requestId && <RequestId id={requestId} />}
      {app && (
        <chakra.p color="fg.muted" fontSize="sm">
          {app} {version}
        </chakra.p>
      )}
    </MessageScreen>
  )
}
