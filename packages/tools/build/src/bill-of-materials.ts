import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library'
import { PackageURL } from 'packageurl-js'
import parseLicense from 'spdx-expression-parse'
import { BILL } from './bundle-manifest.ts'

const components = new Contrib.FromNodePackageJson.Builders.ComponentBuilder(
  new Contrib.FromNodePackageJson.Factories.ExternalReferenceFactory(),
  new Contrib.License.Factories.LicenseFactory(parseLicense),
)

/** The folder of the library that contains a file, or undefined for sources of this repository. */
const libraryOf = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0]

function purlOf(group: string | undefined, name: string, version: string | undefined): string {
  return new PackageURL('npm', group, name, version, undefined, undefined).toString()
}

function describe(folder: string, type: Enums.ComponentType): Models.Component {
  const component = components.makeComponent(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
    type,
  )
  if (!component) throw new Error(`The package.json in ${folder} has no name.`)
  component.purl = purlOf(component.group, component.name, component.version)
  component.bomRef.value = component.purl
  return component
}

/** The libraries with code or other files in a build, each listed once. */
export function librariesIn(sources: Iterable<string>): Models.Component[] {
  const folders = new Set([...sources].flatMap((file) => libraryOf(file) ?? []))
  const libraries = [...folders].map((folder) => describe(folder, Enums.ComponentType.Library))
  // One version can be installed for several sets of peer dependencies.
  return [...new Map(libraries.map((library) => [library.purl, library])).values()]
}

/**
 * Writes the bill of materials of a build from the files in it. It contains no time and no random number, so
 * the same sources give the same bytes.
 */
export function writeBill(directory: string, output: string, sources: Iterable<string>): void {
  const bom = new Models.Bom({
    metadata: new Models.Metadata({ component: describe(directory, Enums.ComponentType.Application) }),
    components: new Models.ComponentRepository(librariesIn(sources)),
  })
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6))
  writeFileSync(join(output, BILL), `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`)
}
