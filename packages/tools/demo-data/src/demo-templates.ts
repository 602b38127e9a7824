import {
  TEMPLATE_CHANNELS,
  TEMPLATE_TYPES,
  type TemplateChannel,
  type TemplateType,
} from '@portal/contract/templates/template.ts'
import type { TemplateKey } from '@portal/contract/templates/template-name.ts'
import { keysOf } from '@portal/contract/typed-objects.ts'
import type { AuditFacts } from '@portal/reference-api/database/audit-chain.ts'
import type { Database } from '@portal/reference-api/database/tables.ts'
import { countRemarks } from '@portal/reference-api/templates/new-template.ts'
import { type TemplateRow, toTemplateRow } from '@portal/reference-api/templates/template-store.ts'
import { recordedTemplate } from '@portal/reference-api/templates/template-view.ts'
import type { DemoContext } from './demo-context.ts'
import { demoClock, demoEntry } from './demo-entry.ts'
import { MESSAGE_TEXTS, type MessageLanguage } from './demo-message-texts.ts'
import { SRCPI_NAMES } from './demo-names.ts'
import type { DemoPeople } from './demo-people.ts'

const LANGUAGES = keysOf(MESSAGE_TEXTS)

/** Texts without translations yet. */
const NOT_IN_GERMAN: Readonly<Record<TemplateChannel, readonly TemplateType[]>> = {
  EMAIL: [],
  SMS: ['WELCOME', 'CARD_REMOVED', 'CARD_SUSPENDED', 'CHECKOUT_RECEIPT', 'PROFILE_DELETED', 'NEW_DEVICE'],
  PUSH: TEMPLATE_TYPES,
}

/** Texts that issuers override. */
const OWN_WORDS: readonly (readonly [TemplateChannel, TemplateType])[] = [
  ['EMAIL', 'OTP'],
  ['SMS', 'OTP'],
  ['EMAIL', 'WELCOME'],
  ['EMAIL', 'CARD_ADDED'],
]
const ISSUERS_WITH_OWN_WORDS = 10

type DemoKey = TemplateKey & { readonly lang: MessageLanguage }

const html = (title: string, sentence: string, sender: string) =>
  `<h1 style="font-size:20px">${title}</h1>\n<p>${sentence}</p>\n<p style="color:#555">${sender}</p>`

/** The texts of a template; the sender of the system's own is the product. */
function textsOf({ channel, type, lang }: DemoKey, sender: string) {
  const [title, sentence] = MESSAGE_TEXTS[lang][type]
  const escaped = sender.replace('&', '&amp;')
  return {
    subjectLine: channel === 'SMS' ? null : title,
    bodyText: channel === 'EMAIL' ? `${sentence}\n\n${sender}` : sentence,
    bodyHtml: channel === 'EMAIL' ? html(title, sentence, escaped) : null,
  }
}

function story(
  context: DemoContext,
  { editor }: DemoPeople,
  key: DemoKey,
  owner: { readonly subjectId: string; readonly sender: string },
) {
  const { subjectId, sender } = owner
  const dice = context.random(`template ${subjectId} ${key.channel} ${key.type} ${key.lang}`)
  const clock = demoClock(context, dice, 300)
  const at = clock()
  const texts = textsOf(key, sender)
  const first: TemplateRow = {
    accountId: context.accountId,
    subjectId,
    ...key,
    ...texts,
    enabled: true,
    draft: false,
    problems: countRemarks({
      ...key,
      bodyText: texts.bodyText,
      ...(texts.subjectLine && { subjectLine: texts.subjectLine }),
      ...(texts.bodyHtml && { bodyHtml: texts.bodyHtml }),
    }),
    revision: 1,
    createdAt: at,
    createdBy: editor,
    updatedAt: at,
    updatedBy: editor,
    search: '',
  }
  const entry = (action: string, before: TemplateRow | undefined, after: TemplateRow, reason?: string) =>
    demoEntry(context, action, { at: after.updatedAt, by: editor }, recordedTemplate(before, after, reason))
  const created = entry('TEMPLATE_CREATED', undefined, first)
  if (!dice.chance(0.3)) return { row: first, entries: [created] }
  const bodyText = texts.bodyText.replace('Click to Pay', 'Click to Pay®')
  const next = { ...first, bodyText, revision: 2, updatedAt: clock() }
  return {
    row: next,
    entries: [created, entry('TEMPLATE_UPDATED', first, next, 'Mark of the product added.')],
  }
}

/** Messages of the SRC system in three languages, with gaps, and of ten issuers in English. */
export function demoTemplates(context: DemoContext, people: DemoPeople) {
  const keys = TEMPLATE_CHANNELS.flatMap((channel) =>
    TEMPLATE_TYPES.flatMap((type) => LANGUAGES.map((lang): DemoKey => ({ channel, type, lang }))),
  )
  const system = { subjectId: context.systemSubjectId, sender: 'Click to Pay' }
  const issuers = SRCPI_NAMES.slice(0, ISSUERS_WITH_OWN_WORDS).flatMap((sender, place) =>
    OWN_WORDS.map(([channel, type]) =>
      story(
        context,
        people,
        { channel, type, lang: 'en' },
        { subjectId: context.id('SRCPI', place), sender },
      ),
    ),
  )
  return [
    ...keys
      .filter(({ channel, type, lang }) => lang !== 'de' || !NOT_IN_GERMAN[channel].includes(type))
      .map((key) => story(context, people, key, system)),
    ...issuers,
  ]
}

/** Writes the demo templates; returns their history. */
export async function loadTemplates(
  db: Database,
  context: DemoContext,
  people: DemoPeople,
): Promise<AuditFacts[]> {
  const stories = demoTemplates(context, people)
  await db
    .insertInto('template')
    .values(stories.map(({ row }) => toTemplateRow(row)))
    .execute()
  return stories.flatMap(({ entries }) => entries)
}
