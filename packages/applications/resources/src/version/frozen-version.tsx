import { createFileVersion } from '@portal/contract/resources/file-endpoints.ts'
import { refusalToEditVersion } from '@portal/contract/resources/file-rules.ts'
import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { Can } from '@portal/portal-app'
import { ButtonLink, Notice } from '@portal/ui'
import { ContentView } from './content-view.tsx'
import { newVersionAddress } from './new-version-address.ts'

/** A read-only version, with a link to a new draft based on it. */
export function FrozenVersion({ version }: { version: FileVersion }) {
  return (
    <>
      <Notice
        kind="info"
        title={refusalToEditVersion(version)?.message ?? ''}
        action={
          <Can call={createFileVersion}>
            <ButtonLink to={newVersionAddress(version)}>Create draft from this version</ButtonLink>
          </Can>
        }
      />
      <ContentView version={version} />
    </>
  )
}
