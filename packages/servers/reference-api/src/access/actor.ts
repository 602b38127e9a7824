import type { Caller } from './caller.ts'

/** The caller as the actor in the rules about people. */
export const actor = ({ person, permissions }: Caller) => ({ email: person.email, permissions })
