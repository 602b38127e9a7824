import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { blankExpiredSecrets, blankSecretsOf, deleteOldEmails } from '@portal/accounts/mail/outbox.ts'
import { createUser } from '@portal/contract/people/user-endpoints.ts'
import { SMTPServer } from 'smtp-server'
import { connect } from '../database/connect.ts'
import type { Database } from '../database/tables.ts'
import { newUser } from '../testing/sample-users.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer } from '../testing/test-server.ts'
import { writeEmails } from './mail-store.ts'
import { smtpTransport } from './mail-transport.ts'
import { MAX_ATTEMPTS, sendEmails } from './send-emails.ts'

const FROM = 'no-reply@program.example'
const ACCOUNT = 'c2p-demo'

/** A real mail server on a local address. */
interface TestMailbox {
  readonly url: string
  /** All emails received so far, as sent. */
  readonly taken: string[]
  /** Recipients given to the mail server. */
  readonly receivers: string[]
  stop(): Promise<void>
}

let database: TestDatabase
let db: Database
const mailboxes: TestMailbox[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  db = connect(database.url)
})
afterEach(async () => {
  await db.deleteFrom('mail').execute()
  await Promise.all(mailboxes.splice(0).map((mailbox) => mailbox.stop()))
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** `refuse` answers each mail with this code; `onMail` is called for each received mail. */
async function openMailbox({
  refuse,
  onMail,
}: {
  refuse?: number
  onMail?: () => void
} = {}): Promise<TestMailbox> {
  const taken: string[] = []
  const receivers: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _, done) => {
      receivers.push(address)
      done()
    },
    onData: (stream, _, done) => {
      let text = ''
      stream.setEncoding('utf8')
      stream.on('data', (chunk: string) => {
        text += chunk
      })
      stream.on('end', () => {
        if (refuse)
          return done(Object.assign(new Error('Rejected for sam@program.example'), { responseCode: refuse }))
        taken.push(text)
        done()
        onMail?.()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mailbox: TestMailbox = {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    receivers,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  mailboxes.push(mailbox)
  return mailbox
}

const write = (...recipients: string[]) =>
  writeEmails(
    db,
    ACCOUNT,
    recipients.map((recipient) => ({
      recipient,
      subject: 'Grüße',
      body: 'Hello Łukasz,\n\nSee http://localhost:9000/',
    })),
  )
const sendTo = (mailbox: TestMailbox, now = new Date()) =>
  sendEmails(db, { send: smtpTransport(mailbox.url, FROM) }, now)
const waiting = () => db.selectFrom('mail').selectAll().where('sentAt', 'is', null).execute()
const minutesLater = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 1000)

test('sends emails as text, each once', async () => {
  await db.deleteFrom('mail').execute()
  const mailbox = await openMailbox()
  await write('a@program.example', 'b@program.example')
  await sendTo(mailbox)
  await sendTo(mailbox)
  expect(mailbox.taken).toHaveLength(2)
  expect(mailbox.taken[0]).toMatch(/^From: no-reply@program\.example\r\nTo: a@program\.example\r\n/)
  expect(mailbox.taken[0]).toContain('Content-Type: text/plain; charset=utf-8')
  expect(await waiting()).toEqual([])
})

test('line breaks in a subject or address add no header and no recipient', async () => {
  const mailbox = await openMailbox()
  const evil = 'Hello\r\nBcc: spy@evil.example\r\n\r\nAnother text'
  await smtpTransport(
    mailbox.url,
    FROM,
  )({
    id: '1',
    recipient: 'sam@program.example\r\nCc: spy@evil.example',
    subject: evil,
    body: 'Hello',
    html: null,
  }).catch(() => undefined)
  await smtpTransport(
    mailbox.url,
    FROM,
  )({
    id: '2',
    recipient: 'sam@program.example',
    subject: evil,
    body: 'Hello',
    html: null,
  })
  expect(mailbox.taken.length).toBeGreaterThan(0)
  const headers = mailbox.taken.map((text) => text.slice(0, text.indexOf('\r\n\r\n')))
  expect(headers.join('\n')).not.toMatch(/^(b?cc):/im)
  expect(mailbox.receivers.filter((address) => address.includes('evil'))).toEqual([])
})

test('several processes together send each mail only once', async () => {
  const mailbox = await openMailbox()
  await write(...Array.from({ length: 20 }, (_, index) => `many-${index}@program.example`))
  await Promise.all(Array.from({ length: 4 }, () => sendTo(mailbox)))
  expect(mailbox.taken).toHaveLength(20)
  expect(new Set(mailbox.taken.map((text) => /Message-ID: (\S+)/.exec(text)?.[1])).size).toBe(20)
})

test('retries a rejected mail with growing delays and finally gives up', async () => {
  const mailbox = await openMailbox({ refuse: 451 })
  await write('sam@program.example')
  const start = Date.now()
  const waits: (number | null)[] = []
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    await sendTo(mailbox, minutesLater(1000 * attempt))
    const [mail] = await waiting()
    const tried = start + attempt * 60_000_000
    waits.push(mail?.nextAttemptAt ? Math.round((mail.nextAttemptAt.getTime() - tried) / 60_000) : null)
  }
  expect(waits).toEqual([1, 4, 16, 64, 256, null])
  expect(await waiting()).toMatchObject([{ attempts: MAX_ATTEMPTS, failure: 'EMESSAGE 451' }])
})

test('does not retry a mail before its time', async () => {
  const refusing = await openMailbox({ refuse: 451 })
  await write('sam@program.example')
  await sendTo(refusing)
  const taking = await openMailbox()
  await sendTo(taking)
  expect(taking.taken).toEqual([])
  await sendTo(taking, minutesLater(1))
  expect(taking.taken).toHaveLength(1)
})

test('stored failures contain no password, address or server message', async () => {
  const mailbox = await openMailbox({ refuse: 550 })
  await write('sam@program.example')
  const url = mailbox.url.replace('smtp://', 'smtp://portal:secret-word@')
  await sendEmails(db, { send: smtpTransport(url, FROM) }, new Date())
  await sendTo(mailbox, minutesLater(5))
  const gone = await openMailbox()
  await gone.stop()
  await sendTo(gone, minutesLater(60))
  const [mail] = await waiting()
  expect(mail?.failure).toBe('ESOCKET')
  expect(JSON.stringify(mail)).not.toMatch(/secret-word|thank you/)
})

test('removes a secret that was used or has expired, and does not send it', async () => {
  const mailbox = await openMailbox()
  const of = crypto.randomUUID()
  const secret = { of, until: new Date(Date.now() - 1) }
  const mail = { recipient: 'sam@program.example', subject: 'Secret', body: 'secret-word' }
  await writeEmails(db, ACCOUNT, [{ ...mail, secret }])
  await sendTo(mailbox)
  await blankExpiredSecrets(db)
  await writeEmails(db, ACCOUNT, [{ ...mail, secret: { of, until: minutesLater(60) } }])
  await blankSecretsOf(db, of)
  await sendTo(mailbox)
  expect(mailbox.taken).toEqual([])
  expect((await waiting()).map(({ body }) => body)).toEqual([null, null])
})

test('keeps emails for ninety days', async () => {
  await write('old@program.example', 'new@program.example')
  await db
    .updateTable('mail')
    .set({ writtenAt: new Date(Date.now() - 91 * 86_400_000) })
    .where('recipient', '=', 'old@program.example')
    .execute()
  await deleteOldEmails(db)
  expect((await waiting()).map(({ recipient }) => recipient)).toEqual(['new@program.example'])
})

test('the running program sends an invitation', async () => {
  let tell = () => {}
  const arrived = new Promise<void>((resolve) => {
    tell = resolve
  })
  const mailbox = await openMailbox({ onMail: () => tell() })
  const server = await startTestServer({ mail: { smtpUrl: mailbox.url, from: FROM } })
  try {
    const body = newUser()
    await (await server.as('users')).call(createUser, { body })
    await arrived
    expect(mailbox.taken[0]).toContain(`To: ${body.email}`)
    expect(mailbox.taken[0]).toContain('has invited you')
  } finally {
    await server.stop()
  }
})

test('a failed change sends no mail', async () => {
  await expect(
    db.transaction().execute(async (transaction) => {
      await writeEmails(transaction, ACCOUNT, [{ recipient: 'a@program.example', subject: 'No', body: 'No' }])
      throw new Error('the change failed')
    }),
  ).rejects.toThrow('the change failed')
  expect(await waiting()).toEqual([])
})
