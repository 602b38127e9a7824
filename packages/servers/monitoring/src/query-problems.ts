import { parser } from '@prometheus-io/lezer-promql'

/** Grafana replaces this with a duration. */
const RATE_INTERVAL = '$__rate_interval'

/** Problems of a query: its syntax, or series and labels that no server exports. */
export function queryProblems(query: string, series: ReadonlyMap<string, readonly string[]>): string[] {
  const text = query.replaceAll(RATE_INTERVAL, '5m')
  const faults: string[] = []
  const labels: string[] = []
  const known = new Set<string>()
  parser.parse(text).iterate({
    enter({ type, node }) {
      const read = (part: { from: number; to: number } | null) => (part ? text.slice(part.from, part.to) : '')
      if (type.isError) faults.push(`syntax error at ${node.from}`)
      if (type.name === 'LabelName') labels.push(read(node))
      if (type.name !== 'VectorSelector') return
      const name = read(node.getChild('Identifier'))
      const exported = series.get(name)
      if (!exported) faults.push(`no server exports ${name}`)
      for (const label of exported ?? []) known.add(label)
    },
  })
  return [
    ...faults,
    ...labels.filter((label) => !known.has(label)).map((label) => `no queried series has the label ${label}`),
  ]
}
