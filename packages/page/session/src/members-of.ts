import { isRecord } from '@portal/contract/typed-objects.ts'

/** Reads members of an unknown value; missing ones and those of another type are undefined. */
export function membersOf(answer: unknown) {
  const members = isRecord(answer) ? answer : {}
  return {
    text(name: string): string | undefined {
      const value = members[name]
      return typeof value === 'string' ? value : undefined
    },
    number(name: string): number | undefined {
      const value = members[name]
      return typeof value === 'number' ? value : undefined
    },
    list(name: string): readonly unknown[] {
      const value = members[name]
      return Array.isArray(value) ? value : []
    },
    isTrue: (name: string): boolean => members[name] === true,
  }
}
