import { sendTestMessage } from '@portal/contract/templates/template-endpoints.ts'
import { templateName } from '@portal/contract/templates/template-name.ts'
import { Can, perform } from '@portal/portal-app'
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

  async function send() {
    const body = { bodyText, ...(subjectLine && { subjectLine }), ...(bodyHtml && { bodyHtml }) }
    const { recipient } = await perform(sendTestMessage, { params: { subjectId, channel, type, lang }, body })
    notify({ kind: 'success', title: `Test sent to ${recipient}` })
  }

  return (
    <Can call={sendTestMessage}>
      <div>
        <Button
          disabledReason={missing}
          onClick={() =>
            void ask.confirm({
              title: `Send ${templateName(message)} to yourself?`,
              impact: async () => ['The unsaved text is sent to your own email address, with sample values.'],
              confirmLabel: 'Send a test',
              run: () => send(),
            })
          }
        >
          Send a test
        </Button>
      </div>
    </Can>
  )
}
