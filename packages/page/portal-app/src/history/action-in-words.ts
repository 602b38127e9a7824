import { humanize } from '@portal/ui'

/** Parts of action codes that people know by other words. */
const WORDS: Readonly<Record<string, string>> = {
  CR: 'CHANGE_REQUEST',
  DEVUSER: 'DEVELOPER_USER',
  MERGED: 'APPLIED',
}

/** An action of the audit trail in words: `CR_MERGED` is "Change request applied". */
export const actionInWords = (action: string): string =>
  humanize(
    action
      .split('_')
      .map((part) => WORDS[part] ?? part)
      .join('_'),
  )
