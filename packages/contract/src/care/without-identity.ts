const EMAIL = /[^\s@]+@[^\s@]+/
/** Seven digits or more, however they are grouped; shorter ones are amounts, dates and tickets. */
const TELEPHONE = /(?:\d[\s()./-]?){9,}\d|\+(?:[\s()./-]?\d){7,}/

/** Whether a text names an e-mail address or a telephone number, which must not outlive the profile in the audit trail. */
export const namesIdentity = (text: string): boolean => EMAIL.test(text) || TELEPHONE.test(text)

export const IDENTITY_IN_TEXT =
  'Leave out email addresses and telephone numbers: this text is kept for years.'
