import { createTransport } from 'nodemailer'
import { z } from 'zod'

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

const connectTo = (smtpUrl: string) =>
  createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

const Codes = z.object({ code: z.string().optional(), responseCode: z.number().optional() })

/** What may be told about a failure: codes of the mailer and the server, never their messages. */
export function mailFailureCodes(failure: unknown): string {
  const { code, responseCode } = Codes.catch({}).parse(failure)
  return [code, responseCode].filter((one) => one !== undefined).join(' ') || 'UNKNOWN'
}

/** Signs in at the mail server without sending anything. Returns the codes of the failure. */
export const smtpProblem = (smtpUrl: string): Promise<string | undefined> =>
  connectTo(smtpUrl)
    .verify()
    .then(() => undefined, mailFailureCodes)

export function smtpTransport(smtpUrl: string, from: string): SendMail {
  const transport = connectTo(smtpUrl)
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
