import { differences } from '../details/differences.ts'
import { isObject } from '../layout/is-object.ts'

/** Names of fields that are never stored; the short ones are the private parts of a JWK. */
const SECRET_NAME = /password|secret|token(?!Uri)|private|cvv|cvc|cardnumber|^(d|p|q|dp|dq|qi|k)$/i
/** Names of values that are secret as well; a value with parts describes how codes are made. */
const SECRET_CODE = /(pin|otp|pan)$/i
/** Texts that are never stored: a private key as PEM or JSON. */
const SECRET_TEXT = /PRIVATE KEY|"(d|p|q|dp|dq|qi|k)"\s*:/

function kept(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(kept)
  return isObject(value) ? withoutSecrets(value) : value
}

/** Removes values that must not be stored. */
export function withoutSecrets(values: object | undefined): Readonly<Record<string, unknown>> {
  const isSecret = ([name, inner]: [string, unknown]) =>
    (SECRET_NAME.test(name) && typeof inner !== 'boolean') ||
    (SECRET_CODE.test(name) && !isObject(inner)) ||
    (typeof inner === 'string' && SECRET_TEXT.test(inner))
  const open = Object.entries(values ?? {}).filter((entry) => !isSecret(entry))
  return Object.fromEntries(open.map(([name, inner]) => [name, kept(inner)]))
}

/** Whether some of the changes would not be stored. */
export const withholds = (before: object, after: object): boolean =>
  differences(before, after).length > differences(withoutSecrets(before), withoutSecrets(after)).length
