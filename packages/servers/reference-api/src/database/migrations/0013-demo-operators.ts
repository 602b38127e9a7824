export { markDemoOperators as up } from '@portal/accounts/definitions/define-operators.ts'
