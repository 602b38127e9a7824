import { LAST_RESORT_LANGUAGE } from '@portal/contract/templates/template.ts'
import type { Scope } from '../scopes.ts'
import type { TemplateOutput } from './template-form.ts'

type Kept = Pick<TemplateOutput, 'lang' | 'draft' | 'enabled'>

/** What saving a template does beside storing it. */
export function impactOf(scope: Scope, { lang, draft, enabled }: Kept): string[] {
  if (draft) return ['It is a draft and is not sent.']
  const followers = [
    ...(lang === LAST_RESORT_LANGUAGE ? ['in other languages'] : []),
    'of issuers that override it',
  ]
  return [
    enabled ? 'Consumers get this text from now on.' : 'It is switched off and is not sent.',
    ...(scope === 'system' ? [`The texts ${followers.join(' and ')} count as outdated.`] : []),
  ]
}
