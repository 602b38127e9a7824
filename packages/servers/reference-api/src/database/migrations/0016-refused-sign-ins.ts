export { createRefusedSignIns as up } from '@portal/accounts/definitions/define-sessions.ts'
