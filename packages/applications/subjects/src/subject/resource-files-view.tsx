import { resourceData } from '@portal/contract/subjects/resource-data.ts'
import { PlainTable } from '@portal/portal-app'
import { codeInWords } from '@portal/portal-app/checkout'
import { Text } from '@portal/ui'
import { CURRENT_VERSION } from './data/data-labels.ts'
import { FileName } from './data/references/file-name.tsx'
import { VersionName } from './data/references/version-name.tsx'

/** The texts and images that consumers see, by purpose and language. */
export function ResourceFilesView({ body }: { body: Readonly<Record<string, unknown>> }) {
  const { items } = resourceData.parse(body)
  if (items.length === 0) return <Text color="fg.muted">No resources yet</Text>
  return (
    <PlainTable
      label="Resource files"
      head={['Purpose', 'Language', 'File', 'Version shown']}
      rows={items.map(({ resourceKey, lang, dirId, fileId, verId }) => ({
        key: `${resourceKey} ${lang}`,
        cells: [
          codeInWords(resourceKey),
          lang,
          <FileName key="file" dirId={dirId} fileId={fileId} />,
          verId === null ? CURRENT_VERSION : <VersionName key="version" id={verId} />,
        ],
      }))}
    />
  )
}
