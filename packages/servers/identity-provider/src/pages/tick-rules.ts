import { createHash } from 'node:crypto'
import { findBrokenRules, PASSWORD_POLICY } from '@portal/contract/people/password-policy.ts'
import { newPasswordTexts } from './texts.ts'

const { kept, notYet } = newPasswordTexts

/** Marks the met rules of the page "Choose a new password" during input. The page works without it too. */
export const tickRules = `(() => {
  const findBrokenRules = ${findBrokenRules}
  const policy = ${JSON.stringify(PASSWORD_POLICY)}
  const password = document.getElementById('password')
  const email = document.getElementById('email').value
  const show = () => {
    const broken = findBrokenRules(policy, password.value, email)
    for (const rule of document.querySelectorAll('[data-rule]')) {
      const isKept = password.value !== '' && !broken.includes(rule.dataset.rule)
      rule.toggleAttribute('data-kept', isKept)
      rule.querySelector('.state').textContent = isKept ? '${kept}' : '${notYet}'
    }
  }
  password.addEventListener('input', show)
  show()
})()`

/** Admits only this script in a content security policy. */
export const tickRulesSource = `'sha256-${createHash('sha256').update(tickRules).digest('base64')}'`
