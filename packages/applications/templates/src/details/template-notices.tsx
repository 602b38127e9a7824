import type { Template } from '@portal/contract/templates/template-schemas.ts'
import { Moment, Notice } from '@portal/ui'
import type { ScopeProps } from '../scopes.ts'

/** The most important notices about a template. */
export function TemplateNotices({ scope, template }: ScopeProps & { template: Template }) {
  const { draft, enabled, outdatedSince, origin } = template
  return (
    <>
      {scope === 'srcpi' && origin === 'SYSTEM' && (
        <Notice kind="info" title="This is the text of the SRC system">
          This issuer inherits it. Override it to use a custom text.
        </Notice>
      )}
      {draft && (
        <Notice kind="info" title="This is a draft">
          It is not sent. Edit it and make it live when it is ready.
        </Notice>
      )}
      {!draft && !enabled && (
        <Notice kind="warning" title="This template is switched off">
          This message is not sent through this channel.
        </Notice>
      )}
      {outdatedSince && (
        <Notice kind="warning" title="The source text has changed">
          Since <Moment at={outdatedSince} />. Compare the two, then change this one or mark it as up to date.
        </Notice>
      )}
    </>
  )
}
