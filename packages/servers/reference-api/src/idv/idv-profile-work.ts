import { randomInt } from 'node:crypto'
import type { OTP_ALPHABETS } from '@portal/contract/idv/idv.ts'
import { getIdvProfileUse, listIdvProviders, testIdvProfile } from '@portal/contract/idv/idv-endpoints.ts'
import { renderHtml, renderText } from '@portal/contract/templates/render-template.ts'
import { sampleValues } from '@portal/contract/templates/template-samples.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { writeEmails } from '../mail/mail-store.ts'
import { maskedAddress } from '../mail/masked-address.ts'
import { templateStore } from '../templates/template-store.ts'
import { usersOfChannel } from './channel-use.ts'
import { idvChannel, idvEntityId, idvProfileStore } from './idv-profile-store.ts'
import { idvSystem } from './idv-system.ts'
import { idvProviders } from './provider.ts'

const SIGNS: Record<(typeof OTP_ALPHABETS)[number], string> = {
  NUMERIC: '0123456789',
  // Without characters that are easily confused.
  ALPHANUMERIC: '23456789ABCDEFGHJKMNPQRSTUVWXYZ',
}

/** A code in the profile's format. */
const codeOf = ({ codeLength, alphabet }: { codeLength: number; alphabet: keyof typeof SIGNS }): string =>
  Array.from({ length: codeLength }, () => SIGNS[alphabet][randomInt(SIGNS[alphabet].length)]).join('')

function serveTest(api: Api): void {
  serve(api, testIdvProfile, async ({ db, caller, params, body: { lang } }) => {
    const system = await idvSystem(db, caller.accountId, params.subjectId)
    const profile = await idvProfileStore(db, system).get(idvChannel(params.type))
    const { type, body } = profile
    if (type !== 'EMAIL' || !('otp' in body)) {
      throw new ApiError('INVALID_STATE', {
        message:
          'Only codes by email can be tested here. Codes of other channels are sent by their provider.',
      })
    }
    const text = await templateStore(db, system).find({ channel: type, type: body.templateType, lang })
    if (!text) throw new ApiError('TEMPLATE_NOT_FOUND')
    const values = {
      ...sampleValues(body.templateType, 'TYPICAL'),
      otp: codeOf(body.otp),
      expiryMinutes: String(Math.ceil(body.otp.codeTtlSeconds / 60)),
      lockoutMinutes: String(Math.ceil(body.lockoutSeconds / 60)),
    }
    await writeEmails(db, caller.accountId, [
      {
        recipient: caller.person.email,
        subject: `Test: ${renderText(text.subjectLine ?? body.displayName, values)}`,
        body: renderText(text.bodyText, values),
        ...(text.bodyHtml !== null && { html: renderHtml(text.bodyHtml, values) }),
      },
    ])
    return {
      body: { recipient: maskedAddress(caller.person.email) },
      recorded: {
        entity: 'idvChannel',
        entityId: idvEntityId(system.subjectId, type),
        revision: profile.revision,
      },
    }
  })
}

/** Serves the setup of a channel: what uses it, who can serve it, and whether its codes arrive. */
export function serveIdvProfileWork(api: Api): void {
  serve(api, getIdvProfileUse, async ({ db, caller, params }) => {
    const system = await idvSystem(db, caller.accountId, params.subjectId)
    const { type } = await idvProfileStore(db, system).get(idvChannel(params.type))
    return { body: await usersOfChannel(db, system, type) }
  })

  serve(api, listIdvProviders, async ({ db, caller, params }) => {
    const system = await idvSystem(db, caller.accountId, params.subjectId)
    return { body: { items: await idvProviders(db, system) } }
  })

  serveTest(api)
}
