import {
  deleteTemplate,
  sendTestMessage,
  updateTemplate,
} from '@portal/contract/templates/template-endpoints.ts'
import { templateCode, templateName } from '@portal/contract/templates/template-name.ts'
import type { Template } from '@portal/contract/templates/template-schemas.ts'
import { actionsOn } from '@portal/portal-app'
import type { Scope } from '../scopes.ts'
import { bodyOf } from '../template/template-body.ts'
import { fallbackOf } from './fallback-of.ts'

const onTemplate = actionsOn<Template>()

const params = ({ subjectId, channel, type, lang }: Template) => ({ subjectId, channel, type, lang })
const isOwn = ({ origin }: Template) => origin === 'OWN'

const fallbacks = (scope: Scope) => (templates: readonly Template[]) =>
  Promise.all(templates.map((template) => fallbackOf(template, scope)))

/** Actions for a template; `overrides` says whether the system has the same one. */
export const templateActions = (scope: Scope, overrides: boolean) => ({
  test: onTemplate.call(sendTestMessage, {
    label: 'Send a test',
    applies: () => true,
    ask: {
      kind: 'confirm',
      title: (template) => `Send ${templateName(template)} to yourself?`,
      impact: async () => [
        'It is sent to your own email address, with sample values. The history records it.',
      ],
    },
    input: (template) => {
      const { subjectLine, bodyText, bodyHtml } = template
      return {
        params: params(template),
        body: { bodyText, ...(subjectLine && { subjectLine }), ...(bodyHtml && { bodyHtml }) },
      }
    },
    done: (template) => `Test of ${templateName(template)} sent to you`,
  }),
  confirm: onTemplate.call(updateTemplate, {
    label: 'Mark as up to date',
    applies: ({ outdatedSince }) => outdatedSince !== null,
    ask: {
      kind: 'reason',
      title: (template) => `Is ${templateName(template)} still correct?`,
      impact: async () => ['The text does not change. It no longer counts as outdated.'],
    },
    input: (template) => ({ params: params(template), body: bodyOf(template) }),
    done: (template) => `${templateName(template)} is up to date`,
  }),
  revert: onTemplate.call(deleteTemplate, {
    label: 'Revert to inherited',
    danger: true,
    applies: (template) => overrides && isOwn(template),
    ask: {
      kind: 'reason',
      isFinal: true,
      title: (template) => `Revert ${templateName(template)} to the system text?`,
      impact: fallbacks(scope),
    },
    input: (template) => ({ params: params(template) }),
    done: (template) => `${templateName(template)} is inherited again`,
  }),
  remove: onTemplate.call(deleteTemplate, {
    label: 'Delete',
    danger: true,
    applies: (template) => !overrides && isOwn(template),
    ask: {
      kind: 'removeWithReason',
      title: (template) => `Delete ${templateName(template)}?`,
      match: templateCode,
      impact: fallbacks(scope),
    },
    input: (template) => ({ params: params(template) }),
    done: (template) => `${templateName(template)} deleted`,
  }),
})
