import { getIdvRules } from '@portal/contract/idv/idv-endpoints.ts'
import { OnlyWith } from '@portal/portal-app'
import { Page } from '@portal/ui'
import { NewRule } from './new-rule.tsx'

export default function RuleCreatePage() {
  return (
    <Page
      width="form"
      description="The rule is added to the unsaved changes; review and save them on the list."
    >
      <OnlyWith call={getIdvRules}>
        <NewRule />
      </OnlyWith>
    </Page>
  )
}
