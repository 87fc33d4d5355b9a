import { SlidersHorizontal } from 'lucide-react'
import { Popover } from '../Popover.tsx'
import { usePanels } from './panels.ts'
import { hasFilters } from './state.ts'
import type { OptionsProps } from './TablePanels.tsx'

export const TableOptions = <Row,>(props: OptionsProps<Row>) => (
  <Popover
    label={props.narrow ? 'Sort and filter' : 'View options'}
    icon={<SlidersHorizontal />}
    tone="outline"
    align="end"
    // Elsewhere each filter is lit at its own column.
    active={props.narrow && hasFilters(props.state.filters)}
    content={(close) => (
      <Options
        {...props}
        onPrint={() => {
          close()
          props.onPrint()
        }}
      />
    )}
  />
)

const Options = <Row,>(props: OptionsProps<Row>) => {
  const panels = usePanels(true)
  return panels ? <panels.TableOptionsPanel {...props} /> : null
}
