import { sendTestMessage } from '@portal/contract/templates/template-endpoints.ts'
import { templateName } from '@portal/contract/templates/template-name.ts'
import { Can, keyedAttempts, perform } from '@portal/portal-app'
import { notify } from '@portal/session'
import { ask, Button } from '@portal/ui'
import type { Message } from '../template/message.ts'

interface TestSendProps {
  readonly subjectId: string
  readonly message: Message
}

/** Sends the typed message as a test, before saving. */
export function TestSend({ subjectId, message }: TestSendProps) {
  const { channel, type, lang, bodyText, subjectLine, bodyHtml } = message
  const missing =
    lang === '' ? 'Choose a language first.' : bodyText === '' ? 'Enter a text first.' : undefined

  async function send(idempotencyKey: string) {
    const body = { bodyText, ...(subjectLine && { subjectLine }), ...(bodyHtml && { bodyHtml }) }
    const input = { params: { subjectId, channel, type, lang }, body }
    const { recipient } = await perform(sendTestMessage, input, { idempotencyKey })
    notify({ kind: 'success', title: `Test sent to ${recipient}` })
  }

  function confirm() {
    const attempt = keyedAttempts()
    void ask.confirm({
      title: `Send ${templateName(message)} to yourself?`,
      impact: async () => ['The unsaved text is sent to your own email address, with sample values.'],
      confirmLabel: 'Send a test',
      run: () => attempt(bodyText, send),
    })
  }

  return (
    <Can call={sendTestMessage}>
      <div>
        <Button disabledReason={missing} onClick={confirm}>
          Send a test
        </Button>
      </div>
    </Can>
  )
}
