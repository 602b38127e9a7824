export { addMailHtml as up } from '@portal/accounts/definitions/define-emails.ts'
