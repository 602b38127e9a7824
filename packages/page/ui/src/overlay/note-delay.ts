/** Milliseconds before a note opens and closes (§9). */
export const NOTE_DELAY = 200
