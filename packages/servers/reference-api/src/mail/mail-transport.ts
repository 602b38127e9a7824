import { createTransport } from 'nodemailer'

/** One outgoing mail. */
interface OutgoingMail {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly html: string | null
}

/** Sends a mail to the mail server. Throws when the server rejects it. */
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
    // If a process ends between sending a mail and recording it, the receiver recognizes the second copy by its id.
    await transport.sendMail({
      from,
      // One address, whatever it contains; in a plain string, a comma or line break would begin another one.
      to: { name: '', address: recipient },
      subject,
      text: body,
      ...(html !== null && { html }),
      messageId: `<${id}@${host}>`,
    })
  }
}
