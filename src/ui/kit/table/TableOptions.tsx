import { SlidersHorizontal } from 'lucide-react'
import type { OptionsProps } from '../overlays/TablePanels.tsx'
import { Popover } from '../Popover.tsx'

export const TableOptions = <Row,>(props: OptionsProps<Row>) => (
  <Popover
    label={props.narrow ? 'Sort and filter' : 'View options'}
    icon={<SlidersHorizontal />}
    tone="outline"
    align="end"
    active={Object.keys(props.state.filters).length > 0}
    content={(close, { TableOptionsPanel }) => (
      <TableOptionsPanel
        {...props}
        onPrint={() => {
          close()
          props.onPrint()
        }}
      />
    )}
  />
)
