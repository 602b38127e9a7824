import { inShort } from '@portal/portal-app'

interface Named {
  readonly given_name: string
  readonly family_name: string
}

/** A person as they are addressed, wherever one is named. */
export const personName = ({ given_name, family_name }: Named): string => `${given_name} ${family_name}`

/** Where mails go, for questions about those who send some. */
export const addressesOf = (people: readonly { readonly email: string }[]): string =>
  inShort(people.map(({ email }) => email))
