import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import DeleteProfilePage from '../desk/delete-profile-page.tsx'

/** Opens the screen as a customer care agent. */
export async function openDesk(): Promise<void> {
  await signInAs('care')
  renderInApp(
    <Suspense>
      <DeleteProfilePage />
    </Suspense>,
  )
  await screen.findByRole('button', { name: 'Look up' })
}

/** Enters a case and looks someone up for it. */
export async function lookUp(email: string, agent: UserEvent = userEvent.setup()): Promise<void> {
  const ticket = screen.getByLabelText<HTMLInputElement>('Ticket')
  if (ticket.value === '') await agent.type(ticket, 'CARE-7')
  await agent.selectOptions(screen.getByLabelText('Requester verified by'), 'Call back to the number on file')
  await agent.selectOptions(screen.getByLabelText('Legal basis'), 'Erasure request')
  await agent.type(screen.getByRole('textbox', { name: 'Email address' }), `${email}{Enter}`)
}

export const profileHeading = () =>
  screen.findByRole('heading', { name: 'Check the profile with the caller' })

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
