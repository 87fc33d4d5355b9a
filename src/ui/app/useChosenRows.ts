import { useCallback, useMemo, useState } from 'react'

interface Known {
  readonly id: string
}

/** The rows of a list that are selected, each as the list last showed it. */
export const useChosenRows = <Row extends Known>(rows: ReadonlyArray<Row | undefined>) => {
  const [kept, keep] = useState<ReadonlyMap<string, Row>>(new Map())
  const choose = useCallback(
    (ids: ReadonlySet<string>) => {
      const known = new Map(rows.flatMap((row) => (row === undefined ? [] : [[row.id, row] as const])))
      keep((before) => {
        const all = [...ids].flatMap((id) => known.get(id) ?? before.get(id) ?? [])
        return new Map(all.map((row) => [row.id, row]))
      })
    },
    [rows],
  )
  const chosen = useMemo(() => {
    const known = new Map(rows.flatMap((row) => (row === undefined ? [] : [[row.id, row] as const])))
    return {
      ids: new Set(kept.keys()),
      rows: [...kept.values()].map((row) => known.get(row.id) ?? row),
    }
  }, [kept, rows])
  return [chosen, choose] as const
}
