import { z } from 'zod'

/** Numbers as hints show them: 86,400. */
const numbers = new Intl.NumberFormat('en')

const NOUNS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

function minMessage(origin: string, min: number | bigint, inclusive = true): string {
  if (origin === 'string') return min === 1 ? 'This field is required' : `Use at least ${min} characters`
  if (origin !== 'array' && origin !== 'set')
    return `Must be ${inclusive ? 'at least' : 'more than'} ${numbers.format(min)}`
  return min === 1 ? 'Add at least one' : `Add at least ${min}`
}

function maxMessage(origin: string, max: number | bigint, inclusive = true): string {
  if (origin === 'string') return `Use at most ${max} characters`
  if (origin !== 'array' && origin !== 'set')
    return `Must be ${inclusive ? 'at most' : 'less than'} ${numbers.format(max)}`
  return max === 1 ? 'Use at most one' : `Use at most ${max}`
}

/** Messages for people instead of zod's messages for programmers. */
const plainMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This field is required'
      return `Must be ${NOUNS[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      if (issue.input === undefined) return 'This field is required'
      return issue.values.length > 10 ? 'Unknown value' : `Choose one of ${issue.values.join(', ')}`
    case 'invalid_union':
      return issue.input === undefined ? 'This field is required' : 'Unknown value'
    case 'invalid_key':
      return 'Unknown field'
    case 'invalid_format':
      return issue.format === 'uuid' ? 'Must be a UUID' : 'Invalid format'
    case 'too_small':
      return minMessage(issue.origin, issue.minimum, issue.inclusive)
    case 'too_big':
      return maxMessage(issue.origin, issue.maximum, issue.inclusive)
    case 'unrecognized_keys':
      return `Unknown: ${issue.keys.join(', ')}`
    default:
      return undefined
  }
}

// Set once for all schemas, so that forms and API use the same messages and no schema repeats them.
z.config({ customError: plainMessage })
