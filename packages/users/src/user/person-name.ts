interface Named {
  readonly given_name: string
  readonly family_name: string
}

/** A person as they are addressed. */
export const personName = ({ given_name, family_name }: Named): string => `${given_name} ${family_name}`
