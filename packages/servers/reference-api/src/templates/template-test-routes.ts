import { renderHtml, renderText } from '@portal/contract/templates/render-template.ts'
import { TEMPLATE_CHANNEL_LABELS, TEMPLATE_TYPE_LABELS } from '@portal/contract/templates/template.ts'
import { sendTestMessage } from '@portal/contract/templates/template-endpoints.ts'
import { sampleValues } from '@portal/contract/templates/template-samples.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { writeEmails } from '../mail/mail-store.ts'
import { maskedAddress } from '../mail/masked-address.ts'
import { templateOwner } from './template-owner.ts'
import { templateEntityId, templateKey, templateStore } from './template-store.ts'
import { requireSound } from './template-text.ts'

/** Sends a message that is being edited to the caller, with sample values. */
export function serveTestMessages(api: Api): void {
  serve(api, sendTestMessage, async ({ db, caller, params, body }) => {
    const owner = await templateOwner(db, caller.accountId, params.subjectId)
    const key = templateKey(params)
    const { sample, ...text } = body
    requireSound({ ...text, type: key.type, draft: true })
    const values = sampleValues(key.type, sample)
    const name = `${TEMPLATE_TYPE_LABELS[key.type]}, ${TEMPLATE_CHANNEL_LABELS[key.channel]}, ${key.lang}`
    await writeEmails(db, caller.accountId, [
      {
        recipient: caller.person.email,
        subject: `Test: ${renderText(text.subjectLine ?? name, values)}`,
        body: renderText(text.bodyText, values),
        ...(text.bodyHtml !== undefined && { html: renderHtml(text.bodyHtml, values) }),
      },
    ])
    const stored = await templateStore(db, owner).find(key)
    return {
      body: { recipient: maskedAddress(caller.person.email) },
      recorded: {
        entity: 'template',
        entityId: templateEntityId(owner.subjectId, key),
        revision: stored?.revision ?? 0,
      },
    }
  })
}
