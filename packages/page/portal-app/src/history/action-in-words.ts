import { humanize } from '@portal/ui'

/** Parts of action codes that people know by other words. */
const WORDS: Readonly<Record<string, string>> = {
  CR: 'CHANGE_REQUEST',
  DEVUSER: 'DEVELOPER_USER',
  MERGED: 'APPLIED',
}

const CODE = /^[A-Z_]+$/

/** An action of the audit trail in words: `CR_MERGED` is "Change request applied". Words stay as they are. */
export const actionInWords = (action: string): string =>
  CODE.test(action)
    ? humanize(
        action
          .split('_')
          .map((part) => WORDS[part] ?? part)
          .join('_'),
      )
    : action
