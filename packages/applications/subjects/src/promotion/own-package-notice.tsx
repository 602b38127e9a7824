import type { PackageHead } from '@portal/contract/subjects/package-head.ts'
import { config } from '@portal/session'
import { Moment, Notice } from '@portal/ui'

/** Warns about a package of this account: it brings an earlier state back instead of news from elsewhere. */
export function OwnPackageNotice({ source }: Pick<PackageHead, 'source'>) {
  const isOwn = source.accountId === config.accountId && source.environment === config.environment
  if (!isOwn) return null
  return (
    <Notice kind="warning" title="This package was exported from this account">
      Promoting it replaces its subjects’ drafts with their state as of <Moment at={source.exportedAt} />.
    </Notice>
  )
}
