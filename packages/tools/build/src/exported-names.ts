import { readFileSync } from 'node:fs'
import { type Declaration, type ExportSpecifier, type ModuleItem, type Pattern, parseSync } from '@swc/core'

function namesOfPattern(pattern: Pattern): string[] {
  if (pattern.type === 'Identifier') return [pattern.value]
  if (pattern.type !== 'ObjectPattern') return []
  return pattern.properties.flatMap((property) => {
    if (property.type === 'AssignmentPatternProperty') return [property.key.value]
    return property.type === 'KeyValuePatternProperty' ? namesOfPattern(property.value) : []
  })
}

function namesOfDeclaration(declaration: Declaration): string[] {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => namesOfPattern(id))
  }
  const isValue = declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration'
  return isValue ? [declaration.identifier.value] : []
}

function nameOfSpecifier(specifier: ExportSpecifier): string[] {
  if (specifier.type === 'ExportNamespaceSpecifier') return [specifier.name.value]
  if (specifier.type === 'ExportDefaultSpecifier') return [specifier.exported.value]
  // swc marks type exports this way, though its own types lack the field.
  if ('isTypeOnly' in specifier && specifier.isTypeOnly) return []
  return [(specifier.exported ?? specifier.orig).value]
}

function namesOfItem(item: ModuleItem): string[] {
  if (item.type === 'ExportDeclaration') return namesOfDeclaration(item.declaration)
  if (item.type !== 'ExportNamedDeclaration') return []
  return 'typeOnly' in item && item.typeOnly ? [] : item.specifiers.flatMap(nameOfSpecifier)
}

/** Names that a file exports at run time. Exports must be named: `export *` is not followed. */
export function exportedNames(file: string): string[] {
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') })
  return body.flatMap(namesOfItem).sort()
}
