import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { ShopForm, type ShopValues } from '../examples/shop-form.tsx'
import type { Refusal, Saved, SubmitOptions } from '../form/use-form-submit.ts'
import { TextLink } from '../layout/text-link.tsx'
import { Overlays } from '../overlay/overlays.tsx'
import { renderInPortal } from './render-in-portal.tsx'

export { filledShop as filled } from '../examples/shop-form.tsx'

type Props = ComponentProps<typeof ShopForm>

/** A form with one field of each kind, beside a link that leaves it. */
export const showForm = (onSubmit: Props['onSubmit'], settings: Partial<Props> = {}) =>
  renderInPortal(
    <>
      <ShopForm onSubmit={onSubmit} {...settings} />
      <TextLink to="/elsewhere">Elsewhere</TextLink>
      <Overlays />
    </>,
  )

export const saving = () =>
  jest.fn<(values: ShopValues, options: SubmitOptions) => Promise<Refusal | Saved | undefined>>()
export const accepting = () => saving().mockResolvedValue(undefined)
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
export const retype = async (name: string | RegExp, text: string) => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}
