import { createHash } from 'node:crypto'
import { newPasswordTexts } from './texts.ts'

const { show, hide } = newPasswordTexts

/** Lets anyone who types see the new password. Without it the button stays hidden, and the page works as well. */
export const showPassword = `(() => {
  const button = document.getElementById('show')
  const fields = ['password', 'repeated'].map((id) => document.getElementById(id))
  button.hidden = false
  button.addEventListener('click', () => {
    const isShown = fields[0].type === 'text'
    for (const field of fields) field.type = isShown ? 'password' : 'text'
    button.textContent = isShown ? '${show}' : '${hide}'
  })
  // A browser keeps what was typed as text for the next time.
  button.form.addEventListener('submit', () => {
    for (const field of fields) field.type = 'password'
  })
})()`

/** Admits this script, and no other, in a content security policy. */
export const showPasswordSource = `'sha256-${createHash('sha256').update(showPassword).digest('base64')}'`
