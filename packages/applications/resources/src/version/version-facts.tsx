import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { sizeInWords } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { CopyButton, formatNumber, Mono, Overview } from '@portal/ui'
import { CONTENT_TYPE_LABELS } from '../file/content-types.ts'
import { routes } from '../routes.ts'

/** A version's facts other than its content. */
export function VersionFacts({ version }: { version: FileVersion }) {
  const short = `${location.origin}${linkTo(routes.versionById, { verId: version.id })}`
  return (
    <Overview
      items={[
        { label: 'Type', value: CONTENT_TYPE_LABELS[version.contentType] },
        { label: 'Size', value: sizeInWords(version.sizeBytes) },
        { label: 'SHA-256', value: <Mono>{version.sha256}</Mono> },
        { label: 'Note', value: version.comment },
        { label: 'Valid from', value: version.validFrom },
        {
          label: 'Short link',
          value: (
            <>
              <Mono>{short}</Mono> <CopyButton value={short} label="short link" />
            </>
          ),
        },
      ]}
      events={[
        {
          what: 'Deleted',
          at: version.deletedAt,
          by: version.deletedBy?.name,
          note: version.deletedReason && <p>{version.deletedReason}</p>,
        },
        { what: 'Published', at: version.publishedAt, by: version.publishedBy?.name },
        { what: 'Updated', at: version.updatedAt, by: version.updatedBy.name },
        { what: 'Created', at: version.createdAt, by: version.createdBy.name },
      ]}
    >
      Revision {formatNumber(version.revision)}
    </Overview>
  )
}
