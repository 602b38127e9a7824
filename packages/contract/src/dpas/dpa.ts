/** Words of the DPA domain, free of zod so that every screen may use them. */

export const DPA_SORT_FIELDS = ['dpaPresentationName', 'dpaName', 'status', 'createdAt', 'updatedAt'] as const

/** Whose word the value of a checkout option is: the DPA's, else its SRCI's, else that of the SRC system. */
export const OPTION_SOURCES = ['DPA', 'SRCI', 'SYSTEM'] as const
export type OptionSource = (typeof OPTION_SOURCES)[number]

/** Where merchants must ask for debit tokens. */
export const DEBIT_TOKEN_COUNTRY = 'US'
