import { createHash } from 'node:crypto'
import { newPasswordTexts } from './texts.ts'

const { show, hide } = newPasswordTexts

/** Lets the user see the new password. Without scripts, the button stays hidden and the page still works. */
export const showPassword = `(() => {
  const button = document.getElementById('show')
  const fields = ['password', 'repeated'].map((id) => document.getElementById(id))
  button.hidden = false
  button.addEventListener('click', () => {
    const isShown = fields[0].type === 'text'
    for (const field of fields) field.type = isShown ? 'password' : 'text'
    button.textContent = isShown ? '${show}' : '${hide}'
  })
  // Browsers remember the values of text fields.
  button.form.addEventListener('submit', () => {
    for (const field of fields) field.type = 'password'
  })
})()`

/** Admits only this script in a content security policy. */
export const showPasswordSource = `'sha256-${createHash('sha256').update(showPassword).digest('base64')}'`
