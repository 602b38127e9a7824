import type { FileVersionSummary } from '@portal/contract/resources/file-schemas.ts'
import { statusLabel } from '@portal/ui'
import { VERSION_LOOKS } from './version-status.tsx'

/** A version as an option: "Version 3, draft". */
export const versionInWords = ({
  number,
  status,
  isCurrent,
}: Pick<FileVersionSummary, 'number' | 'status' | 'isCurrent'>): string =>
  `Version ${number}, ${isCurrent ? 'live' : statusLabel(VERSION_LOOKS, status).toLowerCase()}`
