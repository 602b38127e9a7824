import { ERROR_REASONS, type ErrorReason, type FieldReason } from '@portal/contract/error-reasons.ts'
import type { ErrorDetail } from '@portal/contract/error-response.ts'
import type { z } from 'zod'
import { pointerOf } from './json-pointer.ts'

const MAX_DETAILS = 50
/** Names of unknown members come from the caller, and may be as long as a whole request. */
const MAX_NAME_LENGTH = 100

const ABBREVIATIONS = /\b(api|bin|dcf|dpa|ica|id|idv|jwks|src|srci|uri|url)\b/g

/** `allowedOrigins` becomes "Allowed origins", `given_name` "Given name", `dpaUri` "DPA URI". */
function labelOf(path: readonly PropertyKey[]): string {
  const name = path.findLast((step) => typeof step === 'string')
  const words = String(name ?? 'body')
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(ABBREVIATIONS, (word) => word.toUpperCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function paramsReason(issue: z.core.$ZodIssue): string | undefined {
  const reason: unknown = issue.code === 'custom' ? issue.params?.reason : undefined
  return typeof reason === 'string' ? reason : undefined
}

const hasLength = (origin: string) => origin === 'string' || origin === 'array'

function fieldReason(issue: z.core.$ZodIssue): FieldReason {
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
    case 'invalid_value':
      return issue.input === undefined ? 'REQUIRED' : 'INVALID_VALUE'
    case 'invalid_format':
      return 'INVALID_FORMAT'
    case 'too_small':
      return hasLength(issue.origin) ? 'TOO_SHORT' : 'OUT_OF_RANGE'
    case 'too_big':
      return hasLength(issue.origin) ? 'TOO_LONG' : 'OUT_OF_RANGE'
    case 'unrecognized_keys':
      return 'UNKNOWN_FIELD'
    default:
      return 'INVALID_VALUE'
  }
}

/** One issue, split so that each unknown member has its own path. */
function spread(issue: z.core.$ZodIssue): { path: readonly PropertyKey[]; issue: z.core.$ZodIssue }[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, issue }]
  return issue.keys.map((key) => ({ path: [...issue.path, key.slice(0, MAX_NAME_LENGTH)], issue }))
}

const spreadAll = (issues: readonly z.core.$ZodIssue[]) => issues.flatMap(spread).slice(0, MAX_DETAILS)

/** A schema's issues with a body, in the contract's terms. */
export const bodyDetails = (issues: readonly z.core.$ZodIssue[]): ErrorDetail[] =>
  spreadAll(issues).map(({ path, issue }) => ({
    reason: paramsReason(issue) ?? fieldReason(issue),
    sourceType: 'BODY',
    source: pointerOf(path),
    message: `${labelOf(path)}: ${issue.code === 'unrecognized_keys' ? 'Unknown field' : issue.message}`,
  }))

/** A schema's issues with the query. */
export const queryDetails = (issues: readonly z.core.$ZodIssue[]): ErrorDetail[] =>
  spreadAll(issues).map(({ path, issue }) => ({
    reason: fieldReason(issue),
    sourceType: 'QUERY',
    source: String(path[0]),
    message: `${String(path[0])}: ${issue.code === 'unrecognized_keys' ? 'This parameter is not known' : issue.message}`,
  }))

/** The specific reason of one of the details, such as KEY_PRIVATE_MATERIAL. */
export function leadingReason(details: readonly ErrorDetail[]): ErrorReason | undefined {
  if (details.some(({ source, reason }) => source === '/changeReason' && reason === 'REQUIRED')) {
    return 'CHANGE_REASON_REQUIRED'
  }
  return details.map(({ reason }) => reason).find(isErrorReason)
}

const isErrorReason = (reason: string | undefined): reason is ErrorReason =>
  reason !== undefined && Object.hasOwn(ERROR_REASONS, reason)
