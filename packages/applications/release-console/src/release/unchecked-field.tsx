import type { ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'
import { Notice } from '@portal/ui'
import { TextField } from '@portal/ui/form'
import { useWatch } from 'react-hook-form'
import { isUnchecked } from './release-form.ts'

/** Asks why a version without a passed check is released; hidden for others. */
export function UncheckedField({ status }: { status: ReleaseStatus }) {
  const [action, bundle, version] = useWatch({ name: ['action', 'bundle', 'version'] })
  if (!isUnchecked(status, { action, bundle, version })) return null
  return (
    <>
      <Notice kind="warning" title={`${version} has no passed check`}>
        Check the built bundle and publish it again, which adds the check. Or say why it cannot wait.
      </Notice>
      <TextField name="unchecked" hint="10 to 500 characters. The history shows it." />
    </>
  )
}
