/** The page's module loader, as far as the journeys ask it. */
declare const System: {
  import<Module>(name: string): Promise<Module>
  resolve(name: string): string
  has(url: string): boolean
  get(url: string): unknown
}
