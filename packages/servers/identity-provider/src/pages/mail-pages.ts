import type { OpenMail, OutboxMail } from '@portal/accounts/mail/outbox.ts'
import type { IdentitySettings } from '../settings.ts'
import { type Html, html, trusted } from './html.ts'
import { type PageSettings, renderPage } from './page.ts'
import { mailTexts } from './texts.ts'

const moments = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

const timeOf = (at: Date): Html => html`<time datetime="${at.toISOString()}">${moments.format(at)} UTC</time>`

function stateOf({ sentAt, failure }: OutboxMail): string {
  if (sentAt) return mailTexts.sent
  return failure === null ? mailTexts.waiting : mailTexts.failed(failure)
}

const joined = (parts: readonly Html[]): Html => trusted(parts.map(({ markup }) => markup).join('\n'))

const { columns } = mailTexts

// The roles keep the table semantics where phones show each row as a card.
const rowOf = (mail: OutboxMail): Html => html`<tr role="row">
<td role="cell"><a href="/mail/${mail.id}">${mail.subject}</a></td>
<td role="cell" data-label="${columns.to}">${mail.recipient}</td>
<td role="cell" data-label="${columns.written}">${timeOf(mail.writtenAt)}</td>
<td role="cell" data-label="${columns.state}">${stateOf(mail)}</td>
</tr>`

/** All emails of the demo, newest first. */
export function renderMailListPage(settings: PageSettings, emails: readonly OutboxMail[]): string {
  const heads = Object.values(columns).map((name) => html`<th scope="col">${name}</th>`)
  const table =
    emails.length === 0
      ? html`<p>${mailTexts.none}</p>`
      : html`<table role="table" aria-labelledby="title">
<thead><tr>${joined(heads)}</tr></thead>
<tbody role="rowgroup">${joined(emails.map(rowOf))}</tbody>
</table>`
  const content = html`<h1 id="title">${mailTexts.title}</h1>\n<p>${mailTexts.introduction}</p>\n${table}`
  return renderPage(settings, mailTexts.title, content, 'wide')
}

/** A text with links to addresses of the portal and of this provider. */
function withLinks(text: string, origins: readonly string[]): Html {
  const parts = text.split(/(https?:\/\/\S+)/)
  return trusted(
    parts
      .map((part) => {
        const isOurs = URL.canParse(part) && origins.includes(new URL(part).origin)
        return (isOurs ? html`<a href="${part}">${part}</a>` : html`${part}`).markup
      })
      .join(''),
  )
}

export function renderMailPage(settings: IdentitySettings, mail: OpenMail): string {
  const origins = [settings.portalOrigin, new URL(settings.issuer).origin]
  const body =
    mail.body === null
      ? html`<p>${mailTexts.secretGone}</p>`
      : html`<pre class="letter">${withLinks(mail.body, origins)}</pre>`
  const content = html`<p><a href="/mail">${mailTexts.back}</a></p>
<h1>${mail.subject}</h1>
<dl>
<dt>${columns.to}</dt><dd>${mail.recipient}</dd>
<dt>${columns.written}</dt><dd>${timeOf(mail.writtenAt)}</dd>
<dt>${columns.state}</dt><dd>${stateOf(mail)}</dd>
</dl>
${body}`
  return renderPage(settings, mail.subject, content, 'wide')
}
