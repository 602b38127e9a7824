/** What stopped a mail, by the code of the mailer. */
const CAUSES: Readonly<Record<string, string>> = {
  EDNS: 'the mail server is unknown',
  ECONNECTION: 'the mail server does not answer',
  ESOCKET: 'the mail server does not answer',
  ETIMEDOUT: 'the mail server does not answer',
  ETLS: 'the connection to the mail server is not secure',
  EAUTH: 'the mail server does not accept the portal',
  EENVELOPE: 'the mail server refused the address',
}

/** A failure such as "EENVELOPE 550" in words that an administrator can pass on, with the server's own code. */
export function mailCause(failure: string): string {
  const [code = '', answer] = failure.split(' ')
  const cause = CAUSES[code] ?? 'the mail server refused the email'
  return answer ? `${cause} (${answer})` : cause
}
