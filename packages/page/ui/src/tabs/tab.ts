export interface Tab<Id extends string = string> {
  id: Id
  label: string
  /** Why its content is not shown: "Needs subject.keys". */
  locked?: string | undefined
}
