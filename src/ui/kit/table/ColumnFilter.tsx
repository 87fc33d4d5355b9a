import { ListFilter } from 'lucide-react'
import type { FilterProps } from '../overlays/TablePanels.tsx'
import { Popover } from '../Popover.tsx'

/** The button in a column's header. */
export const FilterPopover = <Row,>(props: FilterProps<Row>) => {
  const active = props.filters[props.column.id] !== undefined
  return (
    <Popover
      label={`Filter ${props.column.header}${active ? ', in use' : ''}`}
      icon={<ListFilter />}
      size="sm"
      active={active}
      content={(close, { ColumnFilterPanel }) => <ColumnFilterPanel {...props} onClose={close} />}
    />
  )
}
