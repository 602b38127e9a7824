import { z } from 'zod'

const Values = z.record(z.string(), z.unknown())

/** The form values of a history snapshot; empty when there was none. */
export const asValues = (older: unknown): Record<string, unknown> => Values.catch({}).parse(older)
