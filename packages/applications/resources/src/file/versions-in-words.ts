import type { File } from '@portal/contract/resources/file-schemas.ts'

/** Which version is live, and whether there is a draft of the next one. */
export function versionsInWords({
  status,
  currentVersionNumber,
  newestVersionNumber,
}: File): string | undefined {
  if (currentVersionNumber === null) return undefined
  const draft = status === 'DRAFT' ? `, version ${newestVersionNumber} is a draft` : ''
  return ` · version ${currentVersionNumber} is live${draft}`
}
