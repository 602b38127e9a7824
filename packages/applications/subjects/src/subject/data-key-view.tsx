import type { DataKey } from '@portal/contract/subjects/subject.ts'
import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { Notice } from '@portal/ui'
import { DATA_LABELS } from './data/data-labels.ts'
import { ImageName } from './data/references/file-name.tsx'
import { PlatformName } from './data/references/platform-name.tsx'
import { CertificatesView, PublicKeysView } from './keys-view.tsx'
import { ResourceFilesView } from './resource-files-view.tsx'
import { ValueList } from './value-list.tsx'

const REFERENCES = {
  cardArtFileId: (id: string) => <ImageName fileId={id} />,
  'externalAuth.authPlatformSubjectId': (id: string) => <PlatformName id={id} />,
}

/** Read-only view of one part of a subject's configuration. */
export function DataKeyView({ subject, dataKey }: { subject: Subject; dataKey: DataKey }) {
  const body = subject.data[dataKey]
  if (!body) {
    return (
      <Notice kind="info" title="Nothing set">
        This section has not been filled in.
      </Notice>
    )
  }
  if (dataKey === 'jwk') return <PublicKeysView jwk={body} />
  if (dataKey === 'key') return <CertificatesView body={body} />
  if (dataKey === 'resourceData') return <ResourceFilesView body={body} />
  return <ValueList value={body} labels={DATA_LABELS[dataKey]} references={REFERENCES} />
}
