import { Button, Page, Stack } from '@portal/ui'
import { ChangeFilters } from './change-filters.tsx'
import { RuleChangeTable } from './rule-change-table.tsx'
import { isReversed, useChangeFilter } from './use-change-filter.ts'
import { useVersions } from './use-versions.ts'

export default function RuleChangesPage() {
  const { versions, older, isLoadingOlder } = useVersions()
  const { filter, set, changes } = useChangeFilter(versions)
  return (
    <Page description="Who changed each rule, what they changed, when and why.">
      <Stack gap="4">
        <ChangeFilters versions={versions} filter={filter} onChange={set} />
        {!isReversed(filter) && <RuleChangeTable changes={changes} />}
        {older && (
          <Button loading={isLoadingOlder} onClick={older} alignSelf="flex-start">
            Show older changes
          </Button>
        )}
      </Stack>
    </Page>
  )
}
