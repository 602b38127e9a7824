/** `a•••@p•••.example`: enough to know one's own address again. */
export const maskedAddress = (address: string): string =>
  address.replace(/^(.)[^@]*@(.).*(\.[^.]+)$/, (_, name, host, end) => `${name}•••@${host}•••${end}`)
