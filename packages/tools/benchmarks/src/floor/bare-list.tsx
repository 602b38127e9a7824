import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

interface Row {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly status: string
  readonly updatedAt: string
}

/** Reads a path of this page's own server, which asks the product API. */
function useAnswer<Answer>(path: string): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    void fetch(path)
      .then((response) => response.json())
      .then(setAnswer)
  }, [path])
  return answer
}

function List({ onOpen }: { onOpen(row: Row): void }) {
  const rows = useAnswer<{ items: readonly Row[] }>('/rows')?.items ?? []
  return (
    <>
      <h1>Business subjects</h1>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th>
                <a
                  href={row.id}
                  onClick={(event) => {
                    event.preventDefault()
                    onOpen(row)
                  }}
                >
                  {row.name}
                </a>
              </th>
              <td>{row.type}</td>
              <td>{row.status}</td>
              <td>{row.updatedAt}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Details({ row, onClose }: { row: Row; onClose(): void }) {
  const record = useAnswer<Row>(`/row/${row.id}`)
  if (!record) return null
  return (
    <>
      <a
        href="/"
        onClick={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        Back
      </a>
      <h1>{record.name}</h1>
      <p>{record.status}</p>
    </>
  )
}

/** A minimal list and record in React, the baseline for the portal's times. */
function Floor() {
  const [row, setRow] = useState<Row>()
  return row ? <Details row={row} onClose={() => setRow(undefined)} /> : <List onOpen={setRow} />
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Floor />)
