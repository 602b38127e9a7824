/** What component tests of an application need, in the page created by the preset `application`. */
export { Answered } from './examples/answered.tsx'
export { failure, pageWith } from './examples/made-up-answers.ts'
export { renderInApp } from './testing/render-in-app.tsx'
export { signInAs } from './testing/sign-in-as.ts'
