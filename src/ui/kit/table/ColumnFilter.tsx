import { ListFilter } from 'lucide-react'
import { Button } from '../Button.tsx'
import { CheckboxField } from '../CheckboxField.tsx'
import { slot } from '../classes.ts'
import { Popover } from '../Popover.tsx'
import { TextField } from '../TextField.tsx'
import type { Column } from './columns.ts'
import { type Filters, withFilter } from './state.ts'

type ColumnFilterProps<Row> = {
  readonly column: Column<Row>
  readonly filters: Filters
  readonly onFilters: (filters: Filters) => void
}

/** The button in a column's header. */
export const FilterPopover = <Row,>(props: ColumnFilterProps<Row>) => {
  const { column, filters, onFilters } = props
  const active = filters[column.id] !== undefined
  return (
    <Popover
      label={`Filter ${column.header}${active ? ', in use' : ''}`}
      icon={<ListFilter />}
      size="sm"
      active={active}
      content={(close) => (
        <div className={slot('table', 'options')}>
          <FilterControls {...props} />
          <Button
            size="sm"
            denied={active ? undefined : 'No filter is set.'}
            onClick={() => {
              onFilters(withFilter(filters, column.id, []))
              close()
            }}
          >
            Clear
          </Button>
        </div>
      )}
    />
  )
}

/** A text, or one box for each choice. Answers at once. */
export const FilterControls = <Row,>({ column, filters, onFilters }: ColumnFilterProps<Row>) => {
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
