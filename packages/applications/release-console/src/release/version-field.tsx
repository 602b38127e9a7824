import type { ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'
import { Button, Flex, Notice, Text } from '@portal/ui'
import { SelectField } from '@portal/ui/form'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { factsOf, withdrawalOf } from '../bundle/bundle-row.ts'
import { releaseOptions } from '../bundle/version-options.ts'
import { WithdrawalNote } from '../bundle/withdrawal-note.tsx'
import { SourceNote } from '../source/source-note.tsx'

interface VersionFieldProps {
  readonly status: ReleaseStatus
  readonly bundle: string
}

/** The version to release: newer ones than the stable one, and older ones on request. */
export function VersionField({ status, bundle }: VersionFieldProps) {
  const version: string = useWatch({ name: 'version' })
  const [isAll, setIsAll] = useState(false)
  const { newer, older } = releaseOptions(status, bundle)
  const withOlder = isAll || older.some(({ value }) => value === version)
  const stable = status.release.bundles[bundle]?.stable
  const withdrawn = withdrawalOf(status, bundle, version)
  const source = factsOf(status, bundle, version)?.source
  return (
    <Flex direction="column" gap="2" align="stretch">
      <SelectField
        name="version"
        options={withOlder ? [...newer, ...older] : newer}
        hint={
          stable !== undefined && newer.length === 0
            ? `No version newer than ${stable}, the stable one, is published.`
            : undefined
        }
      />
      {source && (
        <Text color="fg.muted" fontSize="sm">
          Built from <SourceNote source={source} />
        </Text>
      )}
      {older.length > 0 && !withOlder && (
        <Button size="sm" variant="ghost" alignSelf="flex-start" onClick={() => setIsAll(true)}>
          Show older versions
        </Button>
      )}
      {withdrawn && (
        <Notice kind="warning" title={`People no longer get ${version}`}>
          <WithdrawalNote withdrawn={withdrawn} />
        </Notice>
      )}
    </Flex>
  )
}
