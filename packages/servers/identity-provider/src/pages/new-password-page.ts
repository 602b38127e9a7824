import {
  CHECKED_RULES,
  MAX_PASSWORD_LENGTH,
  PASSWORD_RULES,
} from '@portal/contract/people/password-policy.ts'
import { type Html, html, trusted } from './html.ts'
import { type PageSettings, renderPage } from './page.ts'
import { showPassword } from './show-password.ts'
import { newPasswordTexts } from './texts.ts'
import { tickRules } from './tick-rules.ts'

export interface NewPasswordForm {
  action: string
  /** Whose password it is; password managers need it. */
  email: string
  /** Whether it is their first one: there is no earlier one that it must differ from. */
  isFirst: boolean
  /** Why the last attempt failed. */
  problems: readonly string[]
}

const joined = (parts: readonly Html[]): Html => trusted(parts.map(({ markup }) => markup).join(''))

const listOf = (sentences: readonly string[]): Html =>
  joined(sentences.map((sentence) => html`<li>${sentence}</li>`))

/** The script shows whether each rule is met, except reuse, which only the server can check. */
const checkedRules = CHECKED_RULES.map(
  (rule) => html`<li data-rule="${rule}">${PASSWORD_RULES[rule]} <span class="state"></span></li>`,
)
const unusedRule = html`<li>${PASSWORD_RULES.unused}</li>`

export function renderNewPasswordPage(
  settings: PageSettings,
  { action, email, isFirst, problems }: NewPasswordForm,
): string {
  const { title, password, repeated } = isFirst ? newPasswordTexts.first : newPasswordTexts
  const rules = joined(isFirst ? checkedRules : [...checkedRules, unusedRule])
  const hasFailed = problems.length > 0
  const alert = hasFailed
    ? html`<div class="alert" role="alert" id="error"><p>${newPasswordTexts.refused}</p><ul>${listOf(problems)}</ul></div>`
    : undefined
  const described = hasFailed ? 'error rules' : 'rules'
  const limits = html`type="password" required maxlength="${MAX_PASSWORD_LENGTH}" autocomplete="new-password"`
  const content = html`<h1>${title}</h1>
${alert}
<form method="post" action="${action}">
<label for="email">${newPasswordTexts.email}</label>
<input id="email" name="email" type="email" value="${email}" readonly autocomplete="username">
<label for="password">${password}</label>
<input id="password" name="password" ${limits} aria-describedby="${described}" autofocus>
<label for="repeated">${repeated}</label>
<input id="repeated" name="repeated" ${limits}>
<button type="button" class="quiet" id="show" hidden>${newPasswordTexts.show}</button>
<ul class="rules" id="rules">${rules}</ul>
<button type="submit">${newPasswordTexts.submit}</button>
</form>
<script>${trusted(tickRules)}</script>
<script>${trusted(showPassword)}</script>`
  return renderPage(settings, hasFailed ? `Error: ${title}` : title, content)
}
