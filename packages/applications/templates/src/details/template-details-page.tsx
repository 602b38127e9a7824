import { getTemplate } from '@portal/contract/templates/template-endpoints.ts'
import { templateName } from '@portal/contract/templates/template-name.ts'
import { RecordActions, useLoaded, useRouteParams } from '@portal/portal-app'
import { Moment, Page } from '@portal/ui'
import { SCOPES, type ScopeProps } from '../scopes.ts'
import { TemplateStatus } from '../template/template-status.tsx'
import { templateActions } from './template-actions.ts'
import { TemplateLinks } from './template-links.tsx'
import { TemplateNotices } from './template-notices.tsx'
import { TemplateTabs } from './template-tabs.tsx'
import { useOverridden } from './use-overridden.ts'

export default function TemplateDetailsPage({ scope }: ScopeProps) {
  const params = useRouteParams(SCOPES[scope].details)
  const template = useLoaded(getTemplate, { params })
  const overridden = useOverridden(scope, params, template)
  const { updatedBy, updatedAt, revision } = template
  return (
    <Page
      title={templateName(template)}
      status={<TemplateStatus template={template} />}
      meta={
        <>
          Version {revision}, changed by {updatedBy.name} <Moment at={updatedAt} relative />
        </>
      }
      actions={
        <>
          <RecordActions actions={templateActions(scope, overridden !== undefined)} record={template} />
          <TemplateLinks scope={scope} params={params} template={template} />
        </>
      }
    >
      <TemplateNotices scope={scope} template={template} />
      <TemplateTabs scope={scope} params={params} template={template} overridden={overridden} />
    </Page>
  )
}
