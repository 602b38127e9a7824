import { z } from 'zod'

const Values = z.record(z.string(), z.unknown())

/** What a history keeps of a record, as the values of its form; nothing is a form without values. */
export const asValues = (older: unknown): Record<string, unknown> => Values.catch({}).parse(older)
