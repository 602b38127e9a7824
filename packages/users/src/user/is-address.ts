/** Whether enough has been typed to look for somebody with this e-mail address. */
export const isAddress = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text)
