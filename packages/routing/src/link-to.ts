type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type ParamsOf<Path extends string> = { readonly [Name in ParamName<Path>]: string }

type ParamsArgument<Path extends string> = [ParamName<Path>] extends [never] ? [] : [params: ParamsOf<Path>]

/** Address of a screen. A missing or wrong parameter is a compile error; values are percent-encoded. */
export function linkTo<const Path extends string>(
  row: { path: Path },
  ...[params]: ParamsArgument<Path>
): string {
  const values: Readonly<Record<string, string>> = params ?? {}
  return row.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
