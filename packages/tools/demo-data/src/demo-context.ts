import { PORTAL_NAMESPACE } from '@portal/reference-api/accounts/prepare-account.ts'
import { v5 as uuidOf } from 'uuid'
import { createRandom, type Random } from './random.ts'

const DAY_MS = 86_400_000

/** Inputs of all demo data. */
export interface DemoContext {
  readonly accountId: string
  /** Id of the account's SRC system. */
  readonly systemSubjectId: string
  /** The day that all demo times are relative to. */
  readonly base: Date
  random(stream: string): Random
  id(kind: string, index: number | string): string
}

export function demoContext(
  { accountId, systemSubjectId }: Pick<DemoContext, 'accountId' | 'systemSubjectId'>,
  { seed, at }: { seed: string; at: Date },
): DemoContext {
  return {
    accountId,
    systemSubjectId,
    base: at,
    random: (stream) => createRandom(seed, stream),
    id: (kind, index) => uuidOf(`${kind} ${index}`, PORTAL_NAMESPACE),
  }
}

/** `days` before or, when negative, after the given day. */
export const daysBefore = (day: Date, days: number): Date => new Date(day.getTime() - days * DAY_MS)
