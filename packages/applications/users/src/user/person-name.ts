import { inShort } from '@portal/portal-app'

interface Named {
  readonly given_name: string
  readonly family_name: string
}

/** A person's full name, as shown everywhere. */
export const personName = ({ given_name, family_name }: Named): string => `${given_name} ${family_name}`

/** The addresses that emails go to, for confirmation dialogs. */
export const addressesOf = (people: readonly { readonly email: string }[]): string =>
  inShort(people.map(({ email }) => email))
