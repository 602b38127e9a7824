import type { ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'
import { OVERRIDE_REQUEST } from '@portal/contract/served-release.ts'
import { Notice, TextLink } from '@portal/ui'
import { useWatch } from 'react-hook-form'
import { shortName } from '../bundle/bundle-row.ts'
import { isFirstCanary } from './release-form.ts'

/** Says that a first version cannot be a canary, and offers an override of it; hidden for others. */
export function FirstVersionNote({ status }: { status: ReleaseStatus }) {
  const [action, bundle, version] = useWatch({ name: ['action', 'bundle', 'version'] })
  if (!isFirstCanary(status, { action, bundle })) return null
  const asked = new URLSearchParams({ version: `${bundle} ${version}` })
  return (
    <Notice
      kind="warning"
      title={`The first version of ${shortName(bundle)} cannot be a canary`}
      action={<TextLink to={`${OVERRIDE_REQUEST}#${asked}`}>New override</TextLink>}
    >
      Those whom a canary does not reach need a stable version. Show this one to named people with an
      override, then promote it.
    </Notice>
  )
}
