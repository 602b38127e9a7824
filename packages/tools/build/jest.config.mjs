export { node as default } from './jest-preset.mjs'
