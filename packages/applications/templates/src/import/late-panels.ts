// Opened on request, with parts in common.
export { AddLanguagePanel } from './add-language-panel.tsx'
export { TranslatorPanel } from './translator-panel.tsx'
