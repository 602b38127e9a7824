import type { Template } from '@portal/contract/templates/template-schemas.ts'
import { Moment, Notice } from '@portal/ui'

/** What one should know before reading a template. */
export function TemplateNotices({ template }: { template: Template }) {
  const { draft, enabled, outdatedSince, origin } = template
  return (
    <>
      {draft && (
        <Notice kind="info" title="This is a draft">
          It is not sent to anybody. Edit it and make it live when it is ready.
        </Notice>
      )}
      {!draft && !enabled && (
        <Notice kind="warning" title="This template is switched off">
          This message is not sent through this channel.
        </Notice>
      )}
      {outdatedSince && origin === 'OWN' && (
        <Notice kind="warning" title="The text that it follows has changed">
          Since <Moment at={outdatedSince} />. Compare the two, then change this one or mark it as up to date.
        </Notice>
      )}
    </>
  )
}
