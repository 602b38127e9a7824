/** Vocabulary of DPAs, without zod so that every screen can use it. */

export const DPA_SORT_FIELDS = ['dpaPresentationName', 'dpaName', 'status', 'createdAt', 'updatedAt'] as const

/** The source of a checkout option: the DPA, its SRCI or the SRC system. */
export const OPTION_SOURCES = ['DPA', 'SRCI', 'SYSTEM'] as const
export type OptionSource = (typeof OPTION_SOURCES)[number]

/** Where merchants must request debit tokens. */
export const DEBIT_TOKEN_COUNTRY = 'US'
