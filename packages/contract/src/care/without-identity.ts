const EMAIL = /[^\s@]+@[^\s@]+/
/** Nine digits or more, however they are grouped, and fewer after a plus. */
const TELEPHONE = /(?:\d[\s()./-]{0,2}){8,}\d|\+(?:[\s()./-]{0,2}\d){7,}/
const DATES = /\b(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{4})\b/g

/** Whether a text names an e-mail address or a telephone number, which must not outlive the profile in the audit trail. */
export const namesIdentity = (text: string): boolean =>
  EMAIL.test(text) || TELEPHONE.test(text.replace(DATES, ','))

export const IDENTITY_IN_TEXT =
  'Leave out email addresses and telephone numbers: this text is kept for years.'
