import type { Caller } from './caller.ts'

/** A caller as the rules about people ask for the one who acts. */
export const actor = ({ person, permissions }: Caller) => ({ email: person.email, permissions })
