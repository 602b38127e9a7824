const ADVICE: Readonly<Record<string, string>> = {
  REQUIRED: 'Fill it in.',
  TOO_SHORT: 'Write more.',
  TOO_LONG: 'Shorten it.',
  OUT_OF_RANGE: 'Choose a value within the limits.',
  INVALID_FORMAT: 'Correct how it is written.',
  INVALID_VALUE: 'Choose one of the values that are known.',
  NOT_UNIQUE: 'Leave the row out, or give it an id of its own.',
  UNKNOWN_FIELD: 'Leave it out, or correct its name.',
  MALFORMED_REQUEST: 'Correct how the row is written.',
  DPA_EXISTS: 'Update it instead, or give the row another id.',
  DPA_NOT_FOUND: 'Check the id, or add the DPA first.',
  DPA_ACTIVE: 'Suspend the DPA first.',
  DPA_LIMIT_REACHED: 'Ask for a higher limit of the subject.',
  DPA_INCOMPLETE: 'Fill in what is missing, then publish.',
  SUBJECT_NOT_PUBLISHED: 'Publish the subject first.',
  NOTHING_TO_PUBLISH: 'Nothing to do: the draft equals what is published.',
  INVALID_STATE: 'Nothing to do: it is so already.',
  PERMISSION_DENIED: 'Ask an administrator for the permission.',
  REVISION_CONFLICT: 'Look at what was changed, and decide by hand.',
  FIELD_IMMUTABLE: 'Leave the value as it was when it was published.',
}

/** What an operator can do about a row that failed for this reason. */
export const adviceFor = (reason: string): string => ADVICE[reason] ?? ''
