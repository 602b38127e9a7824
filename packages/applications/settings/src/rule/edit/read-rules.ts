import { idvRuleSchemas } from '@portal/contract/idv/idv-rule-schemas.ts'
import { recordOf } from '@portal/contract/typed-objects.ts'
import { humanize } from '@portal/ui'
import type { TextProblem } from '@portal/ui/content'
import { placeIn, syntaxFault } from '@portal/ui/form'
import type { EditedRule } from '../set/edited-rule.ts'

const Rules = idvRuleSchemas.saveIdvRules.body.shape.rules

/** The most errors listed at a time. */
const MAX_LISTED = 20

interface ReadRules {
  readonly rules?: readonly EditedRule[]
  /** Sentences with their line. */
  readonly problems: readonly string[]
  /** The same with their place, for the editor. */
  readonly marks?: readonly TextProblem[]
}

function syntaxProblem(text: string): ReadRules {
  const fault = syntaxFault(text)
  if (!fault) return { problems: ['Invalid JSON.'] }
  return { problems: [`Invalid JSON in line ${fault.line}: ${fault.message}`], marks: [fault] }
}

/** "Rule 2 (Small amounts)". */
function ruleAt(rules: unknown, place: number): string {
  const { name } = recordOf(Array.isArray(rules) ? rules[place] : undefined)
  return `Rule ${place + 1}${typeof name === 'string' && name ? ` (${name})` : ''}`
}

/** A place in the rules in words: "Rule 2 (Small amounts), condition 1, value". */
function placeInWords(rules: unknown, [rule, ...path]: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (words, part) =>
      typeof part === 'number'
        ? `${words.replace(/s$/, '')} ${part + 1}`
        : `${words}, ${humanize(String(part)).toLowerCase()}`,
    ruleAt(rules, Number(rule)),
  )
}

/** Parses a text as rules, where rules without an ID are new; or returns the errors. */
export function readRules(text: string): ReadRules {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return syntaxProblem(text)
  }
  const { data, error } = Rules.safeParse(value)
  if (!error) {
    return {
      problems: [],
      rules: data.map((rule) => ({ ...rule, ruleId: rule.ruleId ?? crypto.randomUUID() })),
    }
  }
  const marks = error.issues.slice(0, MAX_LISTED).map(({ path, message }) => ({
    ...placeIn(text, path.join('.')),
    message: path.length > 0 ? `${placeInWords(value, path)}: ${message}` : message,
  }))
  return { problems: marks.map(({ line, message }) => `Line ${line}: ${message}`), marks }
}
