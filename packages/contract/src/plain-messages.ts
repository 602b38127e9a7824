import { z } from 'zod'

const NOUNS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

function sizeMessage(origin: string, limit: number | bigint, word: 'at least' | 'at most'): string {
  if (origin === 'string') return `Use ${word} ${limit} characters`
  if (origin === 'array' || origin === 'set') return `List ${word} ${limit}`
  return `Must be ${word} ${limit}`
}

/** Sentences for people instead of zod's words for programmers. */
const plainMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This field is required'
      return `Must be ${NOUNS[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      if (issue.input === undefined) return 'This field is required'
      return issue.values.length > 10 ? 'This value is not known' : `Choose ${issue.values.join(', ')}`
    case 'invalid_union':
      return issue.input === undefined ? 'This field is required' : 'This value is not known'
    case 'invalid_key':
      return 'This field is not known'
    case 'invalid_format':
      return issue.format === 'uuid' ? 'Must be a UUID' : 'This format is not right'
    case 'too_small':
      // The reason dialogs show zod's own words for a text that is too short (specification, section 5).
      return issue.origin === 'string' ? undefined : sizeMessage(issue.origin, issue.minimum, 'at least')
    case 'too_big':
      return sizeMessage(issue.origin, issue.maximum, 'at most')
    case 'unrecognized_keys':
      return `Not known here: ${issue.keys.join(', ')}`
    default:
      return undefined
  }
}

// Set once for all schemas: forms and API say the same, and no schema has to repeat a sentence.
z.config({ customError: plainMessage })
