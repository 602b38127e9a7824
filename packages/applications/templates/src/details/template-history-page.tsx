import { TEMPLATE_CHANNELS, TEMPLATE_TYPES } from '@portal/contract/templates/template.ts'
import { listTemplateHistory } from '@portal/contract/templates/template-endpoints.ts'
import { templateName } from '@portal/contract/templates/template-name.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { RecordHistory, useRouteParams } from '@portal/portal-app'
import { Page } from '@portal/ui'
import { SCOPES, type ScopeProps } from '../scopes.ts'
import { TEMPLATE_LABELS } from '../template/template-labels.ts'
import { useTemplateRestore } from './use-template-restore.ts'
import { VersionComparison } from './version-comparison.tsx'

export default function TemplateHistoryPage({ scope }: ScopeProps) {
  const params = useRouteParams(SCOPES[scope].history)
  const { channel, type, lang } = params
  const isKnown = isOneOf(TEMPLATE_CHANNELS, channel) && isOneOf(TEMPLATE_TYPES, type)
  const name = isKnown ? templateName({ channel, type, lang }) : `${type}, ${channel}, ${lang}`
  const restore = useTemplateRestore(scope, params)
  return (
    <Page
      title={`Changes to ${name}`}
      description="All changes, by whom and why. Newest first. Pick two versions to compare them."
    >
      <RecordHistory
        call={listTemplateHistory}
        input={{ params }}
        name={`History of ${name}`}
        labels={TEMPLATE_LABELS}
        compare
        {...(restore && { restore })}
      />
      <VersionComparison params={params} />
    </Page>
  )
}
