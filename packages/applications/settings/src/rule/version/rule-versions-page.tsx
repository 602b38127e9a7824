import { Button, Notice, Page, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { TryCaseDrawer } from '../case/try-case-drawer.tsx'
import { LiveAtField } from './live-at-field.tsx'
import { useRestoreVersion } from './use-restore-version.ts'
import { useVersionAddress } from './use-version-address.ts'
import { useVersions } from './use-versions.ts'
import { VersionTable } from './version-table.tsx'
import { VersionComparison, VersionSnapshot } from './version-views.tsx'
import type { Version } from './versions-of.ts'

export default function RuleVersionsPage() {
  const { versions, older, isLoadingOlder } = useVersions()
  const { picked, shown, show, pick, endComparison } = useVersionAddress()
  const [tried, setTried] = useState<Version>()
  const restore = useRestoreVersion()
  const open = versions.find(({ revision }) => revision === shown)
  const [newer, before] = versions.filter(({ revision }) => picked.includes(revision))
  return (
    <Page description="All saved versions of the rules. Choose two to compare them.">
      <Stack gap="5">
        <LiveAtField
          versions={versions}
          hasOlder={older !== undefined}
          onShow={(one) => show(one.revision)}
        />
        {versions.length === 0 && <Text>The rules have never been saved.</Text>}
        <VersionTable
          versions={versions}
          picked={picked}
          shown={shown}
          onPick={pick}
          actions={{ show: (one) => show(one.revision), tryCase: setTried, restore }}
        />
        {older && (
          <Button loading={isLoadingOlder} onClick={older} alignSelf="flex-start">
            Show older versions
          </Button>
        )}
        {newer && before && <VersionComparison older={before} newer={newer} onClose={endComparison} />}
        {shown !== undefined && !open && !older && (
          <Notice kind="warning" title={`Version ${shown} of the rules not found`} />
        )}
        {open && <VersionSnapshot version={open} onClose={() => show(undefined)} />}
      </Stack>
      <TryCaseDrawer
        open={tried !== undefined}
        rules={tried?.rules ?? []}
        about={`Uses the rules of version ${tried?.revision}, with the current default.`}
        onClose={() => setTried(undefined)}
      />
    </Page>
  )
}
