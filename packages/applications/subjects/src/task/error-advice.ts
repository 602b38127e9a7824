const ADVICE: Readonly<Record<string, string>> = {
  REQUIRED: 'Enter a value.',
  TOO_SHORT: 'Enter a longer value.',
  TOO_LONG: 'Shorten it.',
  OUT_OF_RANGE: 'Choose a value within the limits.',
  INVALID_FORMAT: 'Correct the format.',
  INVALID_VALUE: 'Choose one of the known values.',
  NOT_UNIQUE: 'Remove the row, or give it a unique ID.',
  UNKNOWN_FIELD: 'Remove it, or correct its name.',
  MALFORMED_REQUEST: 'Correct the format of the row.',
  DPA_EXISTS: 'Update it instead, or give the row another ID.',
  DPA_NOT_FOUND: 'Check the ID, or add the DPA first.',
  DPA_ACTIVE: 'Suspend the DPA first.',
  DPA_LIMIT_REACHED: 'Request a higher limit for the subject.',
  DPA_INCOMPLETE: 'Fill in what is missing, then publish.',
  SUBJECT_NOT_PUBLISHED: 'Publish the subject first.',
  NOTHING_TO_PUBLISH: 'Nothing to do: the draft has no unpublished changes.',
  INVALID_STATE: 'Nothing to do: already done.',
  PERMISSION_DENIED: 'Ask an administrator for the permission.',
  REVISION_CONFLICT: 'Review the change and decide manually.',
  FIELD_IMMUTABLE: 'Restore the published value.',
}

/** What an operator can do about a row that failed for this reason. */
export const adviceFor = (reason: string): string => ADVICE[reason] ?? ''
