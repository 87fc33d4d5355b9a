import { SlidersHorizontal } from 'lucide-react'
import { CheckboxField } from '../CheckboxField.tsx'
import { slot } from '../classes.ts'
import { Popover } from '../Popover.tsx'
import { SelectField } from '../SelectField.tsx'
import { FilterControls } from './ColumnFilter.tsx'
import { type Column, isSortable } from './columns.ts'
import type { Density, Sort, TableState } from './state.ts'

type TableOptionsProps<Row> = {
  readonly columns: readonly Column<Row>[]
  readonly state: TableState
  readonly onChange: (change: Partial<TableState>) => void
  /** On a narrow screen there is no header row: sorting and filters are here. */
  readonly narrow: boolean
}

const densities: readonly { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
]

export const TableOptions = <Row,>(props: TableOptionsProps<Row>) => (
  <Popover
    label={props.narrow ? 'Sort and filter' : 'View options'}
    icon={<SlidersHorizontal />}
    tone="outline"
    align="end"
    active={Object.keys(props.state.filters).length > 0}
    content={() => (
      <div className={slot('table', 'options')}>
        {props.narrow ? <NarrowOptions {...props} /> : <WideOptions {...props} />}
      </div>
    )}
  />
)

const WideOptions = <Row,>({ columns, state, onChange }: TableOptionsProps<Row>) => (
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

const NarrowOptions = <Row,>({ columns, state, onChange }: TableOptionsProps<Row>) => {
  const sorts = columns.filter(isSortable).flatMap(({ id, header }) => [
    { sort: { column: id, direction: 'ascending' } as const, label: `${header}, ascending` },
    { sort: { column: id, direction: 'descending' } as const, label: `${header}, descending` },
  ])
  return (
    <>
      <SelectField
        label="Sort by"
        placeholder="As it comes"
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
