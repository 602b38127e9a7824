import { html } from './html.ts'
import { type PageSettings, renderPage } from './page.ts'
import { signInTexts } from './texts.ts'

export interface SignInForm {
  action: string
  /** The previously entered email. */
  email: string
  /** Why the last attempt failed. */
  error?: string
}

export function renderSignInPage(settings: PageSettings, { action, email, error }: SignInForm): string {
  const alert = error === undefined ? undefined : html`<p class="alert" role="alert" id="error">${error}</p>`
  // The password is the most likely mistake, and its description makes screen readers read the error.
  const [emailState, passwordState] =
    error === undefined
      ? [html`autofocus`, html``]
      : [html`aria-describedby="error"`, html`aria-describedby="error" autofocus`]
  const content = html`<h1>${signInTexts.title}</h1>
${alert}
<form method="post" action="${action}">
<label for="email">${signInTexts.email}</label>
<input id="email" name="email" type="email" value="${email}" required maxlength="254" autocomplete="username" autocapitalize="none" spellcheck="false" ${emailState}>
<label for="password">${signInTexts.password}</label>
<input id="password" name="password" type="password" required maxlength="256" autocomplete="current-password" ${passwordState}>
<button type="submit">${signInTexts.submit}</button>
</form>
<p class="help">${signInTexts.help}</p>`
  return renderPage(
    settings,
    error === undefined ? signInTexts.title : `Error: ${signInTexts.title}`,
    content,
  )
}
