/** `a•••@p•••.example`: enough to recognize one's own address. */
export const maskedAddress = (address: string): string =>
  address.replace(/^(.)[^@]*@(.).*(\.[^.]+)$/, (_, name, host, end) => `${name}•••@${host}•••${end}`)
