import { ListFilter } from 'lucide-react'
import { Popover } from '../Popover.tsx'
import { usePanels } from './panels.ts'
import type { FilterProps } from './TablePanels.tsx'

/** The button in a column's header. */
export const FilterPopover = <Row,>(props: FilterProps<Row>) => {
  const active = props.filters[props.column.id] !== undefined
  return (
    <Popover
      label={`Filter ${props.column.header}${active ? ', active' : ''}`}
      icon={<ListFilter />}
      size="sm"
      active={active}
      content={(close) => <Panel {...props} onClose={close} />}
    />
  )
}

const Panel = <Row,>(props: FilterProps<Row> & { readonly onClose: () => void }) => {
  const panels = usePanels(true)
  return panels ? <panels.ColumnFilterPanel {...props} /> : null
}
