import { join } from 'node:path'
import bcd, { type CompatStatement, type Identifier, type SupportStatement } from '@mdn/browser-compat-data'
import { SUPPORTED_BROWSERS } from '@portal/build/src/supported-browsers.ts'
import { repository } from '@portal/build/src/workspace.ts'
import ts from 'typescript-api'
import { isTest, sourceFiles } from './source-files.ts'

/** A use of something that a supported browser lacks. */
export interface TooNewApi {
  /** `AbortSignal.timeout`, or a global such as `navigation`. */
  readonly api: string
  /** File and line. */
  readonly place: string
}

const BUNDLED = /^(packages\/(page|applications)\/[^/]+\/src|root-config\/src)\//
const LIBRARY = /\/lib\.[\w.]+\.d\.ts$/

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
}

const { builtins } = bcd.javascript

/** What the data of MDN say about a member of an interface, or about a global. */
function compatOf(owner: string | undefined, name: string): CompatStatement | undefined {
  const owners: (Identifier | undefined)[] =
    owner === undefined
      ? [bcd.api, bcd.api.Window, builtins]
      : [bcd.api[owner], builtins?.[owner], builtins?.Intl?.[owner]]
  const found = owners.map((one) => one?.[name] ?? one?.[`${name}_static`]).find((one) => one?.__compat)
  return found?.__compat
}

const OLDEST = [
  ['chrome', SUPPORTED_BROWSERS.Chrome],
  ['edge', SUPPORTED_BROWSERS.Edge],
  ['firefox', SUPPORTED_BROWSERS.Firefox],
  ['safari', SUPPORTED_BROWSERS.Safari],
] as const

/** Whether a browser has it since a version, without a switch or another name. */
const hasIt = (support: SupportStatement, version: string) =>
  [support].flat().some(({ version_added: since, version_removed, flags, prefix, alternative_name }) => {
    const isPlain = !version_removed && !flags && !prefix && !alternative_name
    return isPlain && Number.parseFloat(String(since).replace('≤', '')) <= Number(version)
  })

const isTooNew = ({ support }: CompatStatement) =>
  OLDEST.some(([browser, version]) => {
    const said = support[browser]
    return said !== undefined && !hasIt(said, version)
  })

/** The interface that declares a member, `undefined` for globals and `null` for anything else. */
function ownerOf(declaration: ts.Declaration): string | undefined | null {
  const { parent } = declaration
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text.replace(/Constructor$/, '')
  // The static side: declare var AbortSignal: { timeout(…): AbortSignal }
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return parent.parent.name.getText()
  return ts.isVariableDeclaration(declaration) || ts.isFunctionDeclaration(declaration) ? undefined : null
}

/** The name by which a node uses an API. */
function nameIn(node: ts.Node): ts.Node | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name
  if (ts.isBindingElement(node)) return node.propertyName ?? node.name
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node)
  return isCall && ts.isIdentifier(node.expression) ? node.expression : undefined
}

function apiOf(name: ts.Node, checker: ts.TypeChecker): string | undefined {
  for (const declaration of checker.getSymbolAtLocation(name)?.declarations ?? []) {
    if (!LIBRARY.test(declaration.getSourceFile().fileName)) continue
    const owner = ownerOf(declaration)
    if (owner === null) continue
    const compat = compatOf(owner, name.getText())
    if (compat && isTooNew(compat)) return owner === undefined ? name.getText() : `${owner}.${name.getText()}`
  }
  return undefined
}

/** Every use of a browser's or the language's API in the code of the page that a supported browser lacks. */
export function tooNewApis(): TooNewApi[] {
  const paths = sourceFiles()
    .filter((file) => BUNDLED.test(file.path) && !isTest(file))
    .map(({ path }) => path)
  const program = ts.createProgram(
    paths.map((path) => join(repository, path)),
    OPTIONS,
  )
  const checker = program.getTypeChecker()
  return paths.flatMap((path) => {
    const file = program.getSourceFile(join(repository, path))
    const found: TooNewApi[] = []
    const visit = (node: ts.Node): void => {
      const name = nameIn(node)
      const api = name && apiOf(name, checker)
      if (file && api) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart())
        found.push({ api, place: `${path}:${line + 1}` })
      }
      ts.forEachChild(node, visit)
    }
    if (file) visit(file)
    return found
  })
}
