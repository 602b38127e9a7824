import { isRecord } from '@portal/contract/typed-objects.ts'

/** A value inside a body, by JSON Pointer. */
export const valueAt = (body: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), body)

const PERSONAL = /(email|phone)$/i

/** An invalid value as shown in a report: personal data are cut to the first letter. */
export function maskedValue(body: unknown, pointer: string): unknown {
  const value = valueAt(body, pointer)
  return PERSONAL.test(pointer) && typeof value === 'string' ? `${value.slice(0, 1)}•••` : value
}
