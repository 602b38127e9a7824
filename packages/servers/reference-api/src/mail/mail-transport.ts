import { createTransport } from 'nodemailer'

/** One mail, as it goes out. */
interface OutgoingMail {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly html: string | null
}

/** Hands a mail over to a mail server. Throws when the server does not take it. */
export type SendMail = (mail: OutgoingMail) => Promise<void>

const CONNECTION_TIMEOUT_MS = 10_000
const SILENCE_TIMEOUT_MS = 20_000

export function smtpTransport(smtpUrl: string, from: string): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const [, host = ''] = from.split('@')
  return async ({ id, recipient, subject, body, html }) => {
    // Should a process end between sending and writing that down, the receiver knows the second copy by its id.
    await transport.sendMail({
      from,
      // One address, whatever is in it; in a text a comma or line break would begin another.
      to: { name: '', address: recipient },
      subject,
      text: body,
      ...(html !== null && { html }),
      messageId: `<${id}@${host}>`,
    })
  }
}
