import {
  type TemplateProblem,
  type TemplateText,
  templateProblems,
} from '@portal/contract/templates/template-problems.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'

const detail = ({ field, reason, message }: TemplateProblem) => fieldDetail(`/${field}`, reason, message)

/** The reasons for a rejection, the main one first. */
const REFUSALS = [
  ['TEMPLATE_VARIABLE_UNKNOWN', 'TEMPLATE_VARIABLE_UNKNOWN'],
  ['REQUIRED', 'VALIDATION_FAILED'],
  ['CONTENT_REJECTED', 'CONTENT_REJECTED'],
] as const

/**
 * Throws unless all placeholders are known, the required ones are present, and the HTML is safe. A draft only has to
 * be safe.
 */
export function requireSound(text: TemplateText & { readonly draft?: boolean }): void {
  const problems = templateProblems(text)
  for (const [reason, refusal] of REFUSALS) {
    const [first, ...others] = problems.filter((problem) => problem.reason === reason)
    if (!first || (text.draft && reason !== 'CONTENT_REJECTED')) continue
    throw new ApiError(refusal, {
      ...(reason === 'CONTENT_REJECTED' && { message: first.message }),
      details: [first, ...others].map(detail),
    })
  }
}
