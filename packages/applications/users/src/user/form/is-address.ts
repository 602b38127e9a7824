/** Whether enough is typed to look up a user by this email address. */
export const isAddress = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text)
