import { createContext, type ReactNode, useContext, useState } from 'react'
import { Button } from '../Button.tsx'
import { slot } from '../classes.ts'

/** Whether the plots here are read as tables. */
const Reading = createContext(false)

export const useAsTable = (): boolean => useContext(Reading)

/** One or several plots, and the press that shows each of them as the table it was drawn from. */
export const Readable = ({ children }: { readonly children: ReactNode }) => {
  const [isTable, setTable] = useState(false)
  return (
    <Reading value={isTable}>
      {children}
      <div className={slot('plots', 'press')}>
        <Button size="sm" tone="ghost" onClick={() => setTable(!isTable)}>
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
    </Reading>
  )
}

interface PlotTableProps {
  readonly title: string
  /** Of the first column, and of those with the figures. */
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<{
    readonly value: string
    readonly label: string
    readonly href?: string | undefined
    readonly cells: ReadonlyArray<ReactNode>
  }>
}

/** What a plot was drawn from. */
export const PlotTable = ({ title, columns, rows }: PlotTableProps) => (
  <table className={slot('plots', 'table')} aria-label={title}>
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ value, label, href, cells }) => (
        <tr key={value}>
          <th scope="row">{href === undefined ? label : <a href={href}>{label}</a>}</th>
          {cells.map((cell, at) => (
            <td key={columns[at + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
