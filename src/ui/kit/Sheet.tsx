import type { ReactNode } from 'react'
import { ModalRoot } from './ModalRoot.tsx'

type SheetProps = { readonly label: string; readonly onClose: () => void; readonly children: ReactNode }

/** The drawer of a narrow screen. Mounted is open; Escape or a press beside it closes. */
export const Sheet = ({ label, onClose, children }: SheetProps) => (
  <ModalRoot kind="sheet" label={label} onLeave={onClose} lightly>
    {children}
  </ModalRoot>
)
