/** Whether enough has been typed to look for somebody with this email address. */
export const isAddress = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text)
