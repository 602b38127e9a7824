import { humanize } from '@portal/ui'

/** Parts of action codes that people know by other words. */
const WORDS: Readonly<Record<string, string>> = {
  CANCELLED: 'CANCELED',
  CR: 'CHANGE_REQUEST',
  DEVUSER: 'DEVELOPER_USER',
  MERGED: 'APPLIED',
}

const SENTENCES: Readonly<Record<string, string>> = { SIGN_IN_REFUSED: 'Sign-in refused' }

const CODE = /^[A-Z_]+$/

/** An action of the audit trail in words: `CR_MERGED` is "Change request applied". Words stay as they are. */
export const actionInWords = (action: string): string =>
  SENTENCES[action] ??
  (CODE.test(action)
    ? humanize(
        action
          .split('_')
          .map((part) => WORDS[part] ?? part)
          .join('_'),
      )
    : action)
