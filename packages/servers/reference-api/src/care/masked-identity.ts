const DOTS = '•••'

const firstOf = (text: string) => `${[...text][0] ?? ''}${DOTS}`

/** `jo@mail.example` becomes `j•••@m•••.example`. */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const labels = domain.split('.')
  return `${firstOf(local)}@${firstOf(labels[0] ?? '')}.${labels.at(-1)}`
}

/** `+447700900123` becomes `+44••••••••23`: agents confirm the last two digits with the caller. */
export const maskedPhone = (phone: string): string =>
  `${phone.slice(0, 3)}${'•'.repeat(phone.length - 5)}${phone.slice(-2)}`

/** `Jo Field` becomes `J••• F•••`. */
export const maskedName = (name: string): string => name.split(/\s+/).map(firstOf).join(' ')
