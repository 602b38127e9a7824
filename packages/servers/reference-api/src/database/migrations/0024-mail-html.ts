export { addMailHtml as up } from '@portal/accounts/definitions/define-mails.ts'
