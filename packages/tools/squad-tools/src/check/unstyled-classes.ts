import type { Page } from 'playwright-core'

/** Classes that libraries define for others to style, and those whose rules only other browsers keep. */
const OF_OTHERS = /^(cm-|chakra-)|::-moz-/

/** Classes in the rendered page without a rule in any sheet: the build missed their style properties. */
export async function unstyledClasses(page: Page): Promise<string[]> {
  const classes = await page.evaluate(() => {
    const rules: string[] = []
    const collect = (list: CSSRuleList) => {
      for (const rule of list) {
        if (rule instanceof CSSStyleRule) rules.push(rule.selectorText)
        if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) collect(rule.cssRules)
      }
    }
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets]
    for (const { cssRules } of sheets) collect(cssRules)
    const selectors = rules.join('\n')
    const used = new Set([...document.querySelectorAll('[class]')].flatMap((one) => [...one.classList]))
    return [...used].filter((name) => !selectors.includes(`.${CSS.escape(name)}`))
  })
  return classes.filter((name) => !OF_OTHERS.test(name)).map((name) => `class without a rule: ${name}`)
}
