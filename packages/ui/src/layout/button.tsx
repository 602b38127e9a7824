import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { buttonRecipe } from '../theme/button-recipe.ts'
import { RouteLink } from './route-link.tsx'

const ButtonBase = chakra('button', buttonRecipe)

export interface ButtonProps extends ComponentProps<typeof ButtonBase> {
  /** Shows progress; presses are ignored until it ends, the focus stays. */
  loading?: boolean
}

export function Button({ loading = false, onClick, children, ...rest }: ButtonProps) {
  return (
    <ButtonBase
      type="button"
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      {...rest}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading && <Spinner aria-hidden />}
      {children}
    </ButtonBase>
  )
}

export interface IconButtonProps extends Omit<ButtonProps, 'square' | 'aria-label'> {
  /** What the button does, for those who do not see the icon. */
  label: string
}

export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Button variant="ghost" title={label} aria-label={label} square {...rest} />
}

/** A link that looks like a button: for the main way on from a page. */
export const ButtonLink = chakra(RouteLink, buttonRecipe)
