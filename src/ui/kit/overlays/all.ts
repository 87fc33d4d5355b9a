import { DialogForm } from './DialogForm.tsx'
import { MenuPanel } from './MenuPanel.tsx'
import { Modal } from './Modal.tsx'
import { OncePerPage } from './OncePerPage.tsx'
import { PopoverPanel } from './PopoverPanel.tsx'

/** The lazy half of every overlay, in one file with what it stands on (`codeSplitting` in vite.config.ts). */
export const overlays = { DialogForm, MenuPanel, Modal, OncePerPage, PopoverPanel }
