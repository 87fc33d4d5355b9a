import { Printer } from 'lucide-react'
import { Button } from '../Button.tsx'
import { CheckboxField } from '../CheckboxField.tsx'
import { slot } from '../classes.ts'
import { SelectField } from '../SelectField.tsx'
import { TextField } from '../TextField.tsx'
import { type Column, isSortable } from './columns.ts'
import { type Density, type Filters, type Sort, type TableState, withFilter } from './state.ts'

export type OptionsProps<Row> = {
  readonly columns: readonly Column<Row>[]
  readonly state: TableState
  readonly onChange: (change: Partial<TableState>) => void
  /** On a narrow screen there is no header row: sorting and filters are here. */
  readonly narrow: boolean
  readonly onPrint: () => void
}

/** What is open of a table, fetched when it is opened: how it is shown, and what a column is narrowed to. */
export const TableOptionsPanel = <Row,>(props: OptionsProps<Row>) => (
  <div className={slot('table', 'options')}>
    {props.narrow ? <NarrowOptions {...props} /> : <WideOptions {...props} />}
    <Button size="sm" onClick={props.onPrint}>
      <Printer aria-hidden="true" />
      Print this list
    </Button>
  </div>
)

const densities: readonly { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
]

const WideOptions = <Row,>({ columns, state, onChange }: OptionsProps<Row>) => (
  <>
    <SelectField
      label="Density"
      value={state.density}
      choices={densities}
      onChange={(density) => onChange({ density: density as Density })}
    />
    <fieldset>
      <legend>Columns</legend>
      {columns.map(({ id, header, hideable = true }) => (
        <CheckboxField
          key={id}
          label={header}
          checked={!state.hidden.includes(id)}
          denied={hideable ? undefined : 'Always shown.'}
          onChange={(shown) =>
            onChange({ hidden: shown ? state.hidden.filter((had) => had !== id) : [...state.hidden, id] })
          }
        />
      ))}
    </fieldset>
  </>
)

const written = (sort: Sort | null) => (sort ? `${sort.direction} ${sort.column}` : '')

const NarrowOptions = <Row,>({ columns, state, onChange }: OptionsProps<Row>) => {
  const sorts = columns.filter(isSortable).flatMap(({ id, header }) => [
    { sort: { column: id, direction: 'ascending' } as const, label: `${header}, ascending` },
    { sort: { column: id, direction: 'descending' } as const, label: `${header}, descending` },
  ])
  return (
    <>
      <SelectField
        label="Sort by"
        placeholder="Default order"
        value={written(state.sort)}
        choices={sorts.map(({ sort, label }) => ({ value: written(sort), label }))}
        onChange={(value) => onChange({ sort: sorts.find(({ sort }) => written(sort) === value)?.sort ?? null })}
      />
      {columns
        .filter(({ filter }) => filter)
        .map((column) => (
          <FilterControls
            key={column.id}
            column={column}
            filters={state.filters}
            onFilters={(filters) => onChange({ filters })}
          />
        ))}
    </>
  )
}

export type FilterProps<Row> = {
  readonly column: Column<Row>
  readonly filters: Filters
  readonly onFilters: (filters: Filters) => void
}

export const ColumnFilterPanel = <Row,>({ onClose, ...props }: FilterProps<Row> & { readonly onClose: () => void }) => {
  const { column, filters, onFilters } = props
  return (
    <div className={slot('table', 'options')}>
      <FilterControls {...props} />
      <Button
        size="sm"
        denied={column.id in filters ? undefined : 'No filter is set.'}
        onClick={() => {
          onFilters(withFilter(filters, column.id, []))
          onClose()
        }}
      >
        Clear
      </Button>
    </div>
  )
}

/** A text, or one box for each choice. Answers at once. */
const FilterControls = <Row,>({ column, filters, onFilters }: FilterProps<Row>) => {
  const values = filters[column.id] ?? []
  const set = (next: readonly string[]) => onFilters(withFilter(filters, column.id, next))
  if (column.filter?.kind === 'text')
    return <TextField label={`${column.header} contains`} value={values[0] ?? ''} onChange={(text) => set([text])} />
  return (
    <fieldset>
      <legend>{column.header}</legend>
      {column.filter?.choices.map(({ value, label }) => (
        <CheckboxField
          key={value}
          label={label}
          checked={values.includes(value)}
          onChange={(on) => set(on ? [...values, value] : values.filter((had) => had !== value))}
        />
      ))}
    </fieldset>
  )
}
