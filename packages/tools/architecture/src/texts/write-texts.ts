import { writeFileSync } from 'node:fs'
import { allTexts, KEPT_TEXTS } from './all-texts.ts'

const texts = allTexts()
writeFileSync(KEPT_TEXTS, texts)
console.info(texts)
