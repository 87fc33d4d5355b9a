import { DialogForm } from './DialogForm.tsx'
import { FocusKeeper } from './FocusKeeper.tsx'
import { MenuPanel } from './MenuPanel.tsx'
import { Modal } from './Modal.tsx'
import { PopoverPanel } from './PopoverPanel.tsx'
import { TooltipBox } from './TooltipBox.tsx'

/** The lazy half of every overlay, in one file with what it stands on (`codeSplitting` in vite.config.ts). */
export const overlays = { DialogForm, FocusKeeper, MenuPanel, Modal, PopoverPanel, TooltipBox }
