import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { buttonRecipe } from './button-recipe.ts'
import { controlRecipe, textAreaRecipe } from './control-recipe.ts'
import { globalCss } from './global-css.ts'
import { plainTable } from './plain-table.ts'
import type { RecipeClass } from './recipe-class.ts'
import {
  codeRecipe,
  headingRecipe,
  pageHeadRecipe,
  skeletonRecipe,
  spinnerRecipe,
  toasterRecipe,
} from './recipes.ts'
import { scrollsSideways } from './scrolls-sideways.ts'
import { tabRecipe } from './tab-recipe.ts'
import { tableRecipes } from './table-recipes.ts'
import { conditions, theme } from './theme.ts'
import { tones } from './tokens.ts'

/** Recipes with their own class. They are executed, not extracted, so modules may compute them. */
const recipes = {
  button: buttonRecipe,
  control: controlRecipe,
  textArea: textAreaRecipe,
  heading: headingRecipe,
  code: codeRecipe,
  spinner: spinnerRecipe,
  skeleton: skeletonRecipe,
  pageHead: pageHeadRecipe,
  toaster: toasterRecipe,
  plainTable: { base: plainTable },
  scrollsSideways: { base: scrollsSideways },
  tabs: tabRecipe,
  ...tableRecipes,
} satisfies Record<RecipeClass | (string & {}), object>

/** The shorthands of `boxes.tsx`, declared for the extractor. */
const shorthands = {
  direction: 'flexDirection',
  align: 'alignItems',
  justify: 'justifyContent',
  wrap: 'flexWrap',
  templateColumns: 'gridTemplateColumns',
} as const

type Shorthand = keyof typeof shorthands

const boxOf = (jsxName: string, names: readonly Shorthand[], always: object) => ({
  jsxName,
  jsx: [jsxName],
  properties: Object.fromEntries(names.map((name) => [name, { type: 'property', value: shorthands[name] }])),
  transform: ({ direction, align, justify, wrap, templateColumns, ...rest }: Record<string, unknown>) => ({
    flexDirection: direction,
    alignItems: align,
    justifyContent: justify,
    flexWrap: wrap,
    gridTemplateColumns: templateColumns,
    ...rest,
  }),
  defaultValues: always,
})

const FLEX: readonly Shorthand[] = ['direction', 'align', 'justify', 'wrap']

export { fallbackFonts, fonts } from './fonts.ts'

/** Resets the browsers' default styles. */
export const reset: unknown = createSystem(defaultBaseConfig, { preflight: true }).getPreflightCss()[
  '@layer reset'
]

/** Styles selected by data, which the extractor cannot see: the colors of each tone. */
export const chosenStyles = tones.flatMap((tone) => [
  { bg: `${tone}.subtle`, color: `${tone}.fg` },
  { color: `${tone}.solid` },
  { '& > svg': { color: `${tone}.solid` } },
])

/** How Panda extracts style properties from the sources, and the start of this package's style sheet. */
export default {
  presets: ['@pandacss/preset-base'],
  eject: true,
  // Replaced by Chakra's reset, which the overlays expect.
  preflight: false,
  jsxFramework: 'react',
  jsxFactory: 'chakra',
  importMap: {
    css: ['styled-system/css', '@portal/ui'],
    recipes: ['styled-system/recipes'],
    patterns: ['styled-system/patterns'],
    jsx: [
      'theme/chakra.ts',
      'layout/boxes.tsx',
      '@portal/ui',
      '@portal/ui/form',
      '@portal/ui/frame',
      '@portal/ui/blocks',
    ],
  },
  outdir: 'styled-system',
  outExtension: 'js',
  prefix: { cssVar: 'portal' },
  conditions: { extend: { ...defaultBaseConfig.conditions, ...conditions } },
  globalCss,
  patterns: {
    flex: boxOf('Flex', FLEX, { display: 'flex' }),
    stack: boxOf('Stack', FLEX, { display: 'flex', direction: 'column', gap: '2' }),
    hstack: boxOf('HStack', FLEX, { display: 'flex', align: 'center', gap: '2' }),
    grid: boxOf('Grid', ['templateColumns'], { display: 'grid' }),
  },
  theme: {
    ...theme,
    recipes: Object.fromEntries(
      Object.entries(recipes).map(([name, recipe]) => [
        name,
        { className: name, jsx: [], staticCss: ['*'], ...recipe },
      ]),
    ),
  },
}
